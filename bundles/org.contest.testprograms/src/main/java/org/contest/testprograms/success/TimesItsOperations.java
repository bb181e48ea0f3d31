/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.contest.testprograms.Threads;

/** Threads that time each of their operations look at the clock often, but do not wait for it. */
public final class TimesItsOperations {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int OPERATIONS = 500;
    private static final int THREADS = 2;

    private static final AtomicInteger SUM = new AtomicInteger();
    private static volatile int last;

    private TimesItsOperations() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        long begin = System.nanoTime();
        Threads.together(THREADS, () -> {
            for (int i = 0; i < OPERATIONS; i++) {
                long before = System.nanoTime();
                last = SUM.incrementAndGet();
                long after = System.nanoTime();
                Threads.check(after >= before, "the clock went back");
            }
        });
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin);
        Threads.check(SUM.get() == THREADS * OPERATIONS && last > 0, "the sum is " + SUM);
        Threads.check(seconds < 30, THREADS * OPERATIONS + " operations took " + seconds + " s");
    }
}
