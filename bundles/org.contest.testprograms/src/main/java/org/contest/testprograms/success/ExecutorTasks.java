/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** A pool of two threads runs four tasks that update an atomic counter. */
public final class ExecutorTasks {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private ExecutorTasks() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        AtomicInteger counter = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            tasks.add(counter::incrementAndGet);
        }
        int sum = 0;
        for (Future<Integer> result : pool.invokeAll(tasks)) {
            sum += result.get();
        }
        pool.shutdown();
        Threads.check(pool.awaitTermination(1, TimeUnit.MINUTES), "the pool goes on");
        Threads.check(counter.get() == 4 && sum == 10, "counter is " + counter + ", sum is " + sum);
    }
}
