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
import org.objectweb.asm.tree.MethodInsnNode;

/** Object.wait in its three forms, notify and notifyAll. They are final, so every owner means Object's. */
final class ConditionRule implements InstructionRule {

    private static final ReplacedCalls CALLS = ReplacedCalls.of("java/lang/Object");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call) || call.getOpcode() == Opcodes.INVOKESTATIC
            || !CALLS.contains(call)) {
            return false;
        }
        CALLS.replace(call, false, edit);
        return true;
    }
}
