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

/** A thread spins on a volatile flag with Thread.onSpinWait. */
public final class SpinWait {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile boolean ready;
    private static int value;

    private SpinWait() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(SpinWait::read, SpinWait::write);
    }

    private static void read() {
        while (!ready) {
            Thread.onSpinWait();
        }
        Threads.check(value == 42, "value is " + value);
    }

    private static void write() {
        value = 42;
        ready = true;
    }
}
