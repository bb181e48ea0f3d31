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
import org.contest.instrument.types.Hierarchy.Member;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Calls of native methods of the program: what threads share behind them has no event of its own. As a rule such a
 * method is called in its own package.
 */
final class NativeMethodRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (instruction instanceof MethodInsnNode call && edit.treatment().isProgram() && isNative(call, edit)) {
            edit.before(call, Code.site(EventKind.OUTSIDE, call, edit), Hook.BEGIN_NATIVE_CALL.call());
            edit.after(call, Hook.END_NATIVE_CALL.call());
        }
        return false;
    }

    private static boolean isNative(MethodInsnNode call, MethodEdit edit) {
        if (!LibraryCalls.areOfOnePackage(call.owner, edit.type().name) || call.name.equals("<init>")) {
            return false;
        }
        MethodNode declared = Code.declared(call, edit.type());
        if (declared != null) {
            return (declared.access & Opcodes.ACC_NATIVE) != 0; // no other class is read for that
        }
        Member method = edit.hierarchy().method(call.owner, call.name + call.desc);
        return method != null && method.is(Opcodes.ACC_NATIVE) && !method.owner().startsWith("java/");
    }
}
