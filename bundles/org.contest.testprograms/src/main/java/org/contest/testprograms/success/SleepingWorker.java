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

/** The main thread sleeps for its pleasure, but joins the worker. */
public final class SleepingWorker {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int result;

    private SleepingWorker() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread worker = Threads.start(() -> {
            Thread.sleep(2);
            result = 42;
        });
        Thread.sleep(1);
        worker.join();
        Threads.check(result == 42, "result is " + result);
    }
}
