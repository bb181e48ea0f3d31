/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.LinkedHashSet;
import java.util.Set;
import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * The handler that exits a monitor covers itself. HotSpot's client compiler refuses a method in which something that
 * can throw, as a hook, stands in the first basic block of such a handler: so the rest becomes a block of its own.
 */
final class SelfCoveredHandlerRule implements BodyRule {

    @Override
    public void apply(MethodEdit edit) {
        if (!edit.isChanged()) {
            return;
        }
        Set<LabelNode> handlers = new LinkedHashSet<>();
        for (TryCatchBlockNode block : edit.method().tryCatchBlocks) {
            if (covers(block, block.handler)) {
                handlers.add(block.handler);
            }
        }
        handlers.forEach(handler -> split(handler, edit));
    }

    private static boolean covers(TryCatchBlockNode block, LabelNode label) {
        AbstractInsnNode node = block.start;
        while (node != null && node != block.end) {
            if (node == label) {
                return true;
            }
            node = node.getNext();
        }
        return false;
    }

    private static void split(LabelNode handler, MethodEdit edit) {
        AbstractInsnNode at = handler;
        while (at.getNext() != null && at.getNext().getOpcode() < 0) {
            at = at.getNext();
        }
        LabelNode rest = new LabelNode();
        InsnList code = new InsnList();
        code.add(new JumpInsnNode(Opcodes.GOTO, rest));
        code.add(rest);
        for (AbstractInsnNode node = handler; node != at.getNext(); node = node.getNext()) {
            if (node instanceof FrameNode frame) {
                code.add(new FrameNode(Opcodes.F_SAME1, 0, null, 1, new Object[] {frame.stack.get(0)}));
            }
        }
        edit.method().instructions.insert(at, code);
    }
}
