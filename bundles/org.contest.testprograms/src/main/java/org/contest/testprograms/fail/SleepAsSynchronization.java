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

/** The main thread sleeps instead of joining: when the worker is slow, the result is not there. */
public final class SleepAsSynchronization {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static volatile int result;

    private SleepAsSynchronization() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.start(() -> result = 42);
        Thread.sleep(20);
        Threads.check(result == 42, "result is " + result);
    }
}
