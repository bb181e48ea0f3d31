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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Park permits: LockSupport, and Unsafe as the JDK itself calls it. */
final class ParkRule implements InstructionRule {

    private static final String LOCK_SUPPORT = "java/util/concurrent/locks/LockSupport";

    private static final ReplacedCalls SUPPORT_CALLS = ReplacedCalls.of(LOCK_SUPPORT);
    private static final ReplacedCalls UNSAFE_CALLS = ReplacedCalls.of("jdk/internal/misc/Unsafe");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        if (call.owner.equals(LOCK_SUPPORT) && SUPPORT_CALLS.contains(call)) {
            SUPPORT_CALLS.replace(call, false, edit);
            return true;
        }
        if (call.owner.endsWith("/misc/Unsafe") && UNSAFE_CALLS.contains(call)) {
            UNSAFE_CALLS.replace(call, true, edit);
            return true;
        }
        return false;
    }
}
