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

/** The worker ends whether the interrupt comes in its wait, in its sleep or elsewhere. */
public final class InterruptHandled {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static volatile boolean ended;

    private InterruptHandled() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread worker = Threads.start(InterruptHandled::work);
        worker.interrupt();
        worker.join();
        Threads.check(ended, "the worker has not ended by its interrupt");
    }

    private static void work() {
        try {
            Thread.sleep(1);
            synchronized (LOCK) {
                while (true) {
                    LOCK.wait();
                }
            }
        } catch (InterruptedException e) {
            ended = true;
        }
    }
}
