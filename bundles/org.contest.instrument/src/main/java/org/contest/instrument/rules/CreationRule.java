/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Tells where own code makes objects, once they are made. A constructor that is called for an object which is not kept
 * is none of these, nor is that of a class above.
 */
final class CreationRule implements InstructionRule {

    private static final String CONSTRUCTOR = "<init>";

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (edit.needs().creations() && instruction instanceof MethodInsnNode call && call.name.equals(CONSTRUCTOR)
            && isOfKeptNew(call)) {
            AbstractInsnNode site = edit.site(EventKind.CREATION, call.owner.replace('/', '.'));
            boolean isInside = edit.method().name.equals(CONSTRUCTOR);
            edit.after(call, MethodEdit.op(Opcodes.DUP), site, edit.thread(),
                (isInside ? Hook.MADE_INSIDE : Hook.MADE).call());
        }
        return false;
    }

    /** The arguments of a constructor may make objects themselves. */
    private static boolean isOfKeptNew(MethodInsnNode call) {
        int open = 0;
        for (AbstractInsnNode node = call.getPrevious(); node != null; node = node.getPrevious()) {
            if (node instanceof MethodInsnNode inner && inner.name.equals(CONSTRUCTOR)) {
                open++;
            } else if (node.getOpcode() == Opcodes.NEW && open-- == 0) {
                return ((TypeInsnNode) node).desc.equals(call.owner) && node.getNext() != null
                    && node.getNext().getOpcode() == Opcodes.DUP;
            }
        }
        return false;
    }
}
