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

/** A thread spins on a flag and counts its turns, so that it does not look as if it only looked. */
public final class CountingSpin {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile boolean ready;
    private static int turns;

    private CountingSpin() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(CountingSpin::spin, () -> ready = true);
        Threads.check(turns >= 0, "turns is " + turns);
    }

    private static void spin() {
        while (!ready) {
            turns++;
        }
    }
}
