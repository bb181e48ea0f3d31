/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.locks.LockSupport;
import org.contest.testprograms.Threads;

/** A thread spins until another one goes on, which waits for nothing but time. */
public final class SpinBesideTimedWait {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int WAITS = 3;

    private static volatile int steps;

    private SpinBesideTimedWait() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(SpinBesideTimedWait::spin, SpinBesideTimedWait::backOff);
    }

    private static void spin() {
        while (steps < WAITS) {
            Thread.onSpinWait();
        }
    }

    private static void backOff() {
        for (int i = 0; i < WAITS; i++) {
            LockSupport.parkNanos(1_000);
            steps = i + 1;
        }
    }
}
