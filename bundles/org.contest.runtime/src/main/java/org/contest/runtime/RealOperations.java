/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.concurrent.locks.LockSupport;
import org.contest.runtime.jdk.ThreadContainers;
import org.contest.runtime.jdk.ThreadOverrides;

/** The JDK's own operations, for threads that are no program threads and for executions that run free. */
public final class RealOperations {

    private static final long NANOS_PER_MILLI = 1_000_000;

    private RealOperations() {
    }

    /** Thread.start, past an override of the program, which has called us; into its container, if it has one. */
    public static void start(Thread thread) {
        ProgramThread starter = ThreadTable.current();
        if (starter != null && starter.container != null) {
            ThreadContainers.start(thread, starter.container);
        } else if (thread != null && ThreadOverrides.has(thread, "start")) {
            ThreadOverrides.superStart(thread);
        } else {
            thread.start();
        }
    }

    /** Thread.interrupt, past an override of the program, which has called us, and past our hook in it. */
    public static void interrupt(Thread thread) {
        ProgramThread caller = CurrentRun.thread();
        if (caller == null) {
            interruptIgnored(thread);
            return;
        }
        caller.enterQuiet();
        try {
            interruptIgnored(thread);
        } finally {
            caller.leaveQuiet();
        }
    }

    private static void interruptIgnored(Thread thread) {
        if (thread != null && ThreadOverrides.has(thread, "interrupt")) {
            ThreadOverrides.superInterrupt(thread);
        } else {
            thread.interrupt();
        }
    }

    /** Thread.isInterrupted, past an override of the program. */
    public static boolean isInterrupted(Thread thread) {
        return ThreadOverrides.has(thread, "isInterrupted") ? ThreadOverrides.superIsInterrupted(thread)
            : thread.isInterrupted();
    }

    /** Object.wait; 0 waits without limit. */
    public static void waitOn(Object monitor, long nanos) throws InterruptedException {
        if (nanos == 0) {
            monitor.wait();
        } else {
            monitor.wait(nanos / NANOS_PER_MILLI, (int) (nanos % NANOS_PER_MILLI));
        }
    }

    /** Thread.join; 0 waits without limit. */
    public static void join(Thread thread, long nanos) throws InterruptedException {
        if (nanos == 0) {
            thread.join();
        } else {
            thread.join(nanos / NANOS_PER_MILLI, (int) (nanos % NANOS_PER_MILLI));
        }
    }

    /** Thread.sleep. */
    public static void sleep(long nanos) throws InterruptedException {
        Thread.sleep(nanos / NANOS_PER_MILLI, (int) (nanos % NANOS_PER_MILLI));
    }

    /** LockSupport.park; 0 parks without limit, a negative time returns at once. */
    public static void park(Object blocker, long nanos) {
        if (nanos == 0) {
            LockSupport.park(blocker);
        } else if (nanos > 0) {
            LockSupport.parkNanos(blocker, nanos);
        }
    }
}
