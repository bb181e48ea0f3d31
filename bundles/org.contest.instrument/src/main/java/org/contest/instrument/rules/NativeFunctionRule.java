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
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Where the program links a native function: the handle is exchanged for one that tells of its calls. */
final class NativeFunctionRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (instruction instanceof MethodInsnNode call && call.owner.equals("java/lang/foreign/Linker")
            && call.name.equals("downcallHandle") && !edit.treatment().isJdk()) {
            edit.before(call, new LdcInsnNode(Type.getObjectType(edit.type().name)), Hook.HAS_NATIVE_CODE.call());
            edit.after(call, Code.site(EventKind.OUTSIDE, call, edit), Hook.NATIVE_HANDLE.call());
        }
        return false;
    }
}
