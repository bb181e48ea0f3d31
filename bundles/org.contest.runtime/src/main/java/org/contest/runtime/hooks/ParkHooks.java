/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.protocol.EventKind;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;

/** Called by instrumented code instead of LockSupport.park and unpark; inside the JDK instead of those of Unsafe. */
public final class ParkHooks {

    private ParkHooks() {
    }

    /** LockSupport.park(). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.park()V", event = EventKind.PARK)
    public static void park(int site) {
        parkNanos(null, 0, site);
    }

    /** LockSupport.park(Object). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.park(Ljava/lang/Object;)V", event = EventKind.PARK)
    public static void park(Object blocker, int site) {
        parkNanos(blocker, 0, site);
    }

    /** LockSupport.parkNanos(long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkNanos(J)V", event = EventKind.PARK)
    public static void parkNanos(long nanos, int site) {
        parkNanos(null, nanos > 0 ? nanos : -1, site);
    }

    /** LockSupport.parkNanos(Object, long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkNanos(Ljava/lang/Object;J)V", event = EventKind.PARK)
    public static void parkNanosBlocker(Object blocker, long nanos, int site) {
        parkNanos(blocker, nanos > 0 ? nanos : -1, site);
    }

    /** LockSupport.parkUntil(long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkUntil(J)V", event = EventKind.PARK)
    public static void parkUntil(long deadline, int site) {
        parkNanos(null, untilNanos(deadline), site);
    }

    /** LockSupport.parkUntil(Object, long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkUntil(Ljava/lang/Object;J)V", event = EventKind.PARK)
    public static void parkUntilBlocker(Object blocker, long deadline, int site) {
        parkNanos(blocker, untilNanos(deadline), site);
    }

    /** Unsafe.park(boolean, long), without its receiver. */
    @InsteadOf(value = "jdk/internal/misc/Unsafe.park(ZJ)V", event = EventKind.PARK)
    public static void unsafePark(boolean absolute, long time, int site) {
        parkNanos(null, absolute ? untilNanos(time) : time, site);
    }

    private static long untilNanos(long deadline) {
        Execution run = CurrentRun.execution;
        long millis = deadline - (run == null ? System.currentTimeMillis() : run.currentTimeMillis());
        return millis > 0 ? Nanos.of(millis, 0) : -1;
    }

    private static void parkNanos(Object blocker, long nanos, int site) {
        Hooks.primitives(site).park(blocker, nanos, site);
    }

    /** LockSupport.unpark(Thread). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.unpark(Ljava/lang/Thread;)V", event = EventKind.UNPARK)
    public static void unpark(Thread thread, int site) {
        if (thread != null) {
            Hooks.primitives(site).unpark(thread, site);
        }
    }

    /** Unsafe.unpark(Object), without its receiver. */
    @InsteadOf(value = "jdk/internal/misc/Unsafe.unpark(Ljava/lang/Object;)V", event = EventKind.UNPARK)
    public static void unsafeUnpark(Object thread, int site) {
        unpark((Thread) thread, site);
    }
}
