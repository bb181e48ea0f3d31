/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

import org.contest.testprograms.Threads;

/** The subtasks of a ForkJoin task add to a plain field. */
public final class ForkJoinRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static int sum;

    private ForkJoinRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        try {
            pool.invoke(new Count(0, 4));
        } finally {
            pool.shutdown();
        }
        Threads.check(sum == 6, "sum is " + sum);
    }

    private static final class Count extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int from;
        private final int to;

        Count(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from == 1) {
                sum += from;
            } else {
                int middle = (from + to) / 2;
                invokeAll(new Count(from, middle), new Count(middle, to));
            }
        }
    }
}
