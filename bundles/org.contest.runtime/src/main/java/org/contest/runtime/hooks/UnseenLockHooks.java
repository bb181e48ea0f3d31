/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;

/**
 * Called by classes of the JDK whose monitors stay the JVM's own and are no events: they order what they order, and
 * nothing more is told of them.
 */
public final class UnseenLockHooks {

    private UnseenLockHooks() {
    }

    /** After a monitorenter, and first in a synchronized method. */
    public static void hasTaken(Object lock) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : CurrentRun.thread();
        if (t != null && t.isWaitedFor()) {
            run.hasTakenUnseen(t, lock);
        }
    }

    /** Before a monitorexit, and last in a synchronized method. */
    public static void givesBack(Object lock) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null || lock == null ? null : CurrentRun.thread();
        if (t != null && t.isWaitedFor()) {
            run.givesBackUnseen(t, lock);
        }
    }

    /** Instead of {@code Object.wait()}. */
    public static void awaitSignal(Object lock) throws InterruptedException {
        givesBack(lock);
        goesOut();
        try {
            lock.wait();
        } finally {
            hasTaken(lock);
        }
    }

    private static void goesOut() {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : CurrentRun.thread();
        if (t != null && t.isWaitedFor()) {
            run.beforeUnseenWait(t);
        }
    }

    /** Instead of {@code Object.wait(long)}. */
    public static void awaitMillis(Object lock, long millis) throws InterruptedException {
        givesBack(lock);
        try {
            lock.wait(millis);
        } finally {
            hasTaken(lock);
        }
    }

    /** Instead of {@code Object.wait(long, int)}. */
    public static void awaitNanos(Object lock, long millis, int nanos) throws InterruptedException {
        givesBack(lock);
        try {
            lock.wait(millis, nanos);
        } finally {
            hasTaken(lock);
        }
    }
}
