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

/** A signal is kept in a condition, so that it may come before the wait. */
public final class KeptSignal {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static boolean signalled;

    private KeptSignal() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(KeptSignal::await, KeptSignal::signal);
    }

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            while (!signalled) {
                LOCK.wait();
            }
        }
    }

    private static void signal() {
        synchronized (LOCK) {
            signalled = true;
            LOCK.notify();
        }
    }
}
