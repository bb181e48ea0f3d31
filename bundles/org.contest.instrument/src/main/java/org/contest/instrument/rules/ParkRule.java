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

/** Park permits: LockSupport, and Unsafe as the JDK itself calls it. */
final class ParkRule implements InstructionRule {

    private static final String LOCK_SUPPORT = "java/util/concurrent/locks/LockSupport";

    private static final ReplacedCalls SUPPORT_CALLS = new ReplacedCalls(LOCK_SUPPORT)
        .put("park()V", Hook.PARK, EventKind.PARK)
        .put("park(Ljava/lang/Object;)V", Hook.PARK_BLOCKER, EventKind.PARK)
        .put("parkNanos(J)V", Hook.PARK_NANOS, EventKind.PARK)
        .put("parkNanos(Ljava/lang/Object;J)V", Hook.PARK_NANOS_BLOCKER, EventKind.PARK)
        .put("parkUntil(J)V", Hook.PARK_UNTIL, EventKind.PARK)
        .put("parkUntil(Ljava/lang/Object;J)V", Hook.PARK_UNTIL_BLOCKER, EventKind.PARK)
        .put("unpark(Ljava/lang/Thread;)V", Hook.UNPARK, EventKind.UNPARK);

    private static final ReplacedCalls UNSAFE_CALLS = new ReplacedCalls("jdk/internal/misc/Unsafe")
        .put("park(ZJ)V", Hook.UNSAFE_PARK, EventKind.PARK)
        .put("unpark(Ljava/lang/Object;)V", Hook.UNSAFE_UNPARK, EventKind.UNPARK);

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
