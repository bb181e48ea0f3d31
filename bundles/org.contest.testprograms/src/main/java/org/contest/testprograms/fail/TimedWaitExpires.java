/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** The waiter takes a second without a notification for a failure: it fails only when the timeout fires. */
public final class TimedWaitExpires {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    /** Fails only because a timeout fires. */
    public static final boolean TIMING_ONLY = true;

    private static final Object LOCK = new Object();
    private static boolean ready;

    private TimedWaitExpires() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(TimedWaitExpires::await, TimedWaitExpires::signal);
    }

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            if (!ready) {
                LOCK.wait(1000);
            }
            Threads.check(ready, "timed out");
        }
    }

    private static void signal() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notifyAll();
        }
    }
}
