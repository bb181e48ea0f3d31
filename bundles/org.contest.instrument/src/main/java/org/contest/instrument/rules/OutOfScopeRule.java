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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of code that the user has left out of the scope: what such code does with objects of the JDK, until it returns
 * or calls the program, is no event.
 */
final class OutOfScopeRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!edit.treatment().isProgram() || !edit.needs().accesses() || !(instruction instanceof MethodInsnNode call)
            || !edit.isLeftOut(call.owner)) {
            return false;
        }
        InsnList code = edit.method().instructions;
        code.insertBefore(call, Hook.LEAVE_SCOPE.call());
        code.insert(call, Hook.REENTER_SCOPE.call());
        edit.markChanged();
        return true;
    }
}
