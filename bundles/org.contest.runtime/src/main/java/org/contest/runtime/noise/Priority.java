/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.lang.invoke.MethodHandle;
import org.contest.protocol.EventKind;
import org.contest.runtime.jdk.JdkMember;

/**
 * priority: changes the thread's priority by up to {@code strength} levels (Edelstein 2002; Fiedor 2014, section 4.2).
 * Only the operating system is told, so that getPriority gives the program what it set. Where the JDK does not let us,
 * and for virtual threads, which the system does not know, it yields.
 */
final class Priority implements NoiseSeeding {

    private static final MethodHandle SET = JdkMember.THREAD_SET_PRIORITY.method(void.class, int.class);
    private static final Class<?> VIRTUAL = JdkMember.BASE_VIRTUAL_THREAD.type();

    private final Strength strength;

    Priority(Strength strength) {
        this.strength = strength;
    }

    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        if (SET != null && (VIRTUAL == null || !VIRTUAL.isInstance(t.thread))) {
            set(t);
        } else {
            Thread.yield();
        }
    }

    private void set(NoiseThread t) {
        int levels = Math.min(strength.draw(t.random), Thread.MAX_PRIORITY);
        int change = t.random.nextInt(2) == 0 ? levels : -levels;
        int level = Math.max(Thread.MIN_PRIORITY, Math.min(Thread.MAX_PRIORITY, Thread.NORM_PRIORITY + change));
        try {
            SET.invokeExact(t.thread, level);
        } catch (Throwable e) {
            Thread.yield();
        }
    }
}
