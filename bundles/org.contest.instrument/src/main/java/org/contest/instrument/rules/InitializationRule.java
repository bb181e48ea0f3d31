/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Creations and static calls, which may initialize a class of the program. */
final class InitializationRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (instruction.getOpcode() == Opcodes.NEW || instruction.getOpcode() == Opcodes.INVOKESTATIC) {
            InitializedClass.await(instruction, edit);
        }
        return false;
    }
}
