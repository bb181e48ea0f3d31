/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

import org.contest.testprograms.Threads;

/** A scheduled executor runs one delayed task and one periodic task. */
public final class ScheduledTasks {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private ScheduledTasks() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
        CountDownLatch ticks = new CountDownLatch(2);
        executor.scheduleAtFixedRate(ticks::countDown, 0, 1, TimeUnit.MILLISECONDS);
        ScheduledFuture<Integer> answer = executor.schedule(() -> 42, 1, TimeUnit.MILLISECONDS);
        ticks.await();
        Threads.check(answer.get() == 42, "no answer");
        executor.shutdownNow();
        executor.awaitTermination(1, TimeUnit.MINUTES);
    }
}
