/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.util.concurrent.TimeUnit;

/**
 * Calls of the operating system in which threads wait for each other. While a run is recorded each begins only when the
 * one before it has returned, so that the order of the events is the one in which the system saw the calls; but nobody
 * waits long for a call that waits itself.
 */
final class SystemCalls {

    /** A thread that acts, as one that connects, may have lost its processor in between. */
    private static final long WITH_ACTING = TimeUnit.MILLISECONDS.toNanos(50);
    /** A thread that reads may be back at once, or not before another one has written. */
    private static final long WITH_WAITING = TimeUnit.MICROSECONDS.toNanos(200);

    private final long withActing;
    private final long withWaiting;
    private Object caller; // guarded by this
    private boolean acts; // guarded by this

    SystemCalls() {
        this(WITH_ACTING, WITH_WAITING);
    }

    /** As long as this, in nanoseconds, threads wait for the call of another one. */
    SystemCalls(long withActing, long withWaiting) {
        this.withActing = withActing;
        this.withWaiting = withWaiting;
    }

    /** Before the event of a thread's call; {@code acting} when others wait for the call, and it waits for nobody. */
    void begin(Object thread, boolean acting) {
        long begin = System.nanoTime();
        while (!take(thread, acting, System.nanoTime() - begin)) {
            Thread.yield();
        }
    }

    private synchronized boolean take(Object thread, boolean acting, long waited) {
        if (caller != null && caller != thread && waited < (acts ? withActing : withWaiting)) {
            return false;
        }
        caller = thread;
        acts = acting;
        return true;
    }

    /** The thread's call has returned. */
    synchronized void end(Object thread) {
        if (caller == thread) {
            caller = null;
        }
    }
}
