/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.Treatment;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The other methods of own code that call libraries, which libraries may call too: constructors and class initializers,
 * and what they find by reflection. When they return, the thread is in the call again in which it was before, so that
 * nothing that the library does then is told at a line of theirs.
 */
final class OwnMethodRule implements BodyRule {

    private static final String CONSTRUCTOR = "<init>";

    @Override
    public void apply(MethodEdit edit) {
        MethodNode method = edit.method();
        if (edit.treatment() != Treatment.OWN || !edit.needs().calls() || edit.isTight() || !tellsCalls(method, null)
            || CallbackRule.wraps(edit)) {
            return;
        }
        if (!method.name.equals(CONSTRUCTOR)) {
            wrap(edit, null, Code.of(edit.thread(), Hook.BEGINS.call()));
            return;
        }
        AbstractInsnNode initialized = initialized(edit);
        if (initialized == null) {
            return;
        }
        if (tellsCalls(method, initialized) && !hasFrames(initialized)) {
            int present = edit.newLocal();
            edit.newLocal();
            InsnList entry = Code.of(new VarInsnNode(Opcodes.LLOAD, present), edit.thread(), Hook.BEGINS_AFTER.call());
            wrap(edit, initialized, entry);
            method.instructions.insert(
                Code.of(edit.thread(), Hook.PRESENT.call(), new VarInsnNode(Opcodes.LSTORE, present)));
        } else {
            wrap(edit, initialized, Code.of(edit.thread(), Hook.BEGINS.call()));
        }
    }

    private static void wrap(MethodEdit edit, AbstractInsnNode last, InsnList entry) {
        new Wrapper(edit, edit.threadSlot(), KnownThreadRule.TYPE).wrapBehind(last, entry, new InsnList(),
            border -> Code.of(border, edit.thread(), Hook.ENDS.call()));
    }

    /** True when a call is told before an instruction; null for the end. */
    private static boolean tellsCalls(MethodNode method, AbstractInsnNode end) {
        MethodInsnNode tells = Hook.CALLS.call();
        for (AbstractInsnNode node = method.instructions.getFirst(); node != end; node = node.getNext()) {
            if (node instanceof MethodInsnNode call && call.owner.equals(tells.owner) && call.name.equals(tells.name)) {
                return true;
            }
        }
        return false;
    }

    /** The call of another constructor by which {@code this} becomes an object; null when there is not just one. */
    private static AbstractInsnNode initialized(MethodEdit edit) {
        AbstractInsnNode found = null;
        int open = 0;
        for (AbstractInsnNode node : edit.method().instructions) {
            if (node.getOpcode() == Opcodes.NEW) {
                open++;
            } else if (node instanceof MethodInsnNode call && call.name.equals(CONSTRUCTOR) && open-- == 0) {
                if (found != null) {
                    return null;
                }
                found = node;
                open = 0;
            }
        }
        return found;
    }

    private static boolean hasFrames(AbstractInsnNode end) {
        for (AbstractInsnNode node = end; node != null; node = node.getPrevious()) {
            if (node instanceof FrameNode) {
                return true;
            }
        }
        return false;
    }
}
