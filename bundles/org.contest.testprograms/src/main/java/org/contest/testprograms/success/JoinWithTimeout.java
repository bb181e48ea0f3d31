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

/** A join with a timeout is repeated until the thread has ended. */
public final class JoinWithTimeout {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int result;

    private JoinWithTimeout() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread worker = Threads.start(() -> result = 42);
        while (worker.isAlive()) {
            worker.join(10);
        }
        Threads.check(result == 42, "result is " + result);
    }
}
