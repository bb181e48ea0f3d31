/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.contest.testprograms.Threads;

/** Tasks of a pool of two threads add to a plain field. */
public final class ExecutorTaskRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static int sum;

    private ExecutorTaskRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Future<?> first = pool.submit(() -> add(1));
            Future<?> second = pool.submit(() -> add(2));
            first.get();
            second.get();
        } finally {
            pool.shutdown();
        }
        Threads.check(sum == 3, "sum is " + sum);
    }

    private static void add(int value) {
        sum += value;
    }
}
