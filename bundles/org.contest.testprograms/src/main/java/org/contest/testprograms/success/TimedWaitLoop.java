/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** A timed wait in a loop: a timeout that fires changes nothing. */
public final class TimedWaitLoop {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static boolean ready;

    private TimedWaitLoop() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(TimedWaitLoop::await, TimedWaitLoop::signal);
    }

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            while (!ready) {
                LOCK.wait(5);
            }
        }
    }

    private static void signal() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notifyAll();
        }
    }
}
