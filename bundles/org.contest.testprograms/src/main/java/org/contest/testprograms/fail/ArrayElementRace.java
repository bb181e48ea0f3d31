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

/** Two threads add to the same element of an array of longs. */
public final class ArrayElementRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final long[] SUMS = new long[2];

    private ArrayElementRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> add(1, 0), () -> add(0, 1));
        Threads.check(SUMS[0] == 2 && SUMS[1] == 2, "sums are " + SUMS[0] + " and " + SUMS[1]);
    }

    private static void add(int first, int second) {
        SUMS[first]++;
        SUMS[second]++;
    }
}
