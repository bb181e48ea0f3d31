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

/** The main thread reads the result of a worker that it does not join. */
public final class JoinMissing {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static volatile boolean done;
    private static volatile int result;

    private JoinMissing() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        Threads.start(() -> {
            done = true;
            result = 42;
        });
        Thread.yield();
        Threads.check(!done || result == 42, "result is " + result);
    }
}
