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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Fences of VarHandle and Unsafe, outside the JDK: its own accesses are taken to be ordered without them. */
final class FenceRule implements InstructionRule {

    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call) || !isFence(call) || edit.treatment().isJdk()) {
            return false;
        }
        AbstractInsnNode site = edit.site(EventKind.FENCE, call.owner.replace('/', '.') + '.' + call.name);
        if (edit.needs().operations()) {
            edit.before(call, site, Hook.BEFORE_FENCE.call());
        }
        return true;
    }

    private static boolean isFence(MethodInsnNode call) {
        return call.name.endsWith("Fence") && call.desc.equals("()V")
            && (call.owner.equals(VAR_HANDLE) || call.owner.endsWith("/misc/Unsafe"));
    }
}
