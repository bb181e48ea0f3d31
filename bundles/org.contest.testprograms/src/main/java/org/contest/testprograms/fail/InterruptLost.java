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

/** The worker swallows the interrupt when it comes in its wait, and waits again for ever. */
public final class InterruptLost {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "hang";

    private static final Object LOCK = new Object();
    private static int items = 2;

    private InterruptLost() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread worker = Threads.start(InterruptLost::work);
        worker.interrupt();
        worker.join();
    }

    private static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            take();
        }
    }

    private static void take() {
        synchronized (LOCK) {
            try {
                while (items == 0) {
                    LOCK.wait();
                }
                items--;
            } catch (InterruptedException e) {
                items = 0;
            }
        }
    }
}
