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

/** Two threads take turns, spinning with Thread.yield. */
public final class YieldSpin {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile int turn;
    private static int steps;

    private YieldSpin() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> alternate(0), () -> alternate(1));
        Threads.check(steps == 6, steps + " steps");
    }

    private static void alternate(int me) {
        for (int i = 0; i < 3; i++) {
            while (turn != me) {
                Thread.yield();
            }
            steps++;
            turn = 1 - me;
        }
    }
}
