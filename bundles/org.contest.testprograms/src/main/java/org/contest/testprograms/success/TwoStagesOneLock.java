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

/** Two data under one lock, seen together. */
public final class TwoStagesOneLock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static int first;
    private static int second;

    private TwoStagesOneLock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(TwoStagesOneLock::write, TwoStagesOneLock::write, TwoStagesOneLock::read);
    }

    private static void write() {
        synchronized (LOCK) {
            first = 1;
            second = 2;
        }
    }

    private static void read() {
        synchronized (LOCK) {
            Threads.check(second == 2 * first, "first is " + first + ", second is " + second);
        }
    }
}
