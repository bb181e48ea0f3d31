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
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of hashCode: an object whose class does not override it has its number from the scheduler, or the recorder
 * tells the one that it has, so that hash tables look the same in a replay. No site: the JDK asks at many places.
 */
final class HashCodeRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        boolean applies = instruction instanceof MethodInsnNode call && call.name.equals("hashCode")
            && call.desc.equals("()I") && isDispatched(call) && edit.needs().hashes();
        if (applies) {
            edit.before(instruction, MethodEdit.op(Opcodes.DUP), Hook.BEFORE_HASH_CODE.call(),
                MethodEdit.op(Opcodes.DUP));
            edit.after(instruction, Hook.AFTER_HASH_CODE.call());
        }
        return applies;
    }

    private static boolean isDispatched(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    }
}
