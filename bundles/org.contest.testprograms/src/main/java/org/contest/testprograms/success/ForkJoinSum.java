/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

import org.contest.testprograms.Threads;

/** A ForkJoin task returns the sum of its subtasks. */
public final class ForkJoinSum {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private ForkJoinSum() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        int sum = pool.invoke(new Sum(0, 8));
        pool.shutdown();
        Threads.check(sum == 28, "sum is " + sum);
    }

    private static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1L;
        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            Sum left = new Sum(from, (from + to) / 2);
            Sum right = new Sum((from + to) / 2, to);
            left.fork();
            return right.compute() + left.join();
        }
    }
}
