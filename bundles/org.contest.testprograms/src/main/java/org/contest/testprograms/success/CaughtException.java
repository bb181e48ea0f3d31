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

/** An exception that the thread itself catches is no failure. */
public final class CaughtException {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile boolean caught;

    private CaughtException() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(CaughtException::tryIt);
        Threads.check(caught, "nothing was caught");
    }

    private static void tryIt() {
        try {
            throw new IllegalStateException("on purpose");
        } catch (IllegalStateException e) {
            caught = true;
        }
    }
}
