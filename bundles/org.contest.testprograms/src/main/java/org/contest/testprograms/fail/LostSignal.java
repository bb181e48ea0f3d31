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

/** The waiter keeps no condition: a notify that comes before its wait is lost. */
public final class LostSignal {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "hang";

    private static final Object LOCK = new Object();

    private LostSignal() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(LostSignal::await, LostSignal::signal);
    }

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait();
        }
    }

    private static void signal() throws InterruptedException {
        Thread.sleep(5);
        synchronized (LOCK) {
            LOCK.notify();
        }
    }
}
