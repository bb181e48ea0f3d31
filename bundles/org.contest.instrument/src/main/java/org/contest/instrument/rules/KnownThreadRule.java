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
import org.objectweb.asm.tree.VarInsnNode;

/** A method looks once for the thread that it runs on, and gives it to its hooks. */
final class KnownThreadRule implements BodyRule {

    private static final String TYPE = "org/contest/runtime/ProgramThread";

    @Override
    public void apply(MethodEdit edit) {
        int slot = edit.threadSlot();
        if (slot >= 0) {
            KeptLocal.keep(edit.method(), edit.type().name, slot, TYPE);
            edit.method().instructions.insert(Code.of(Hook.THREAD.call(), new VarInsnNode(Opcodes.ASTORE, slot)));
            edit.method().maxLocals = Math.max(edit.method().maxLocals, slot + 1);
        }
    }
}
