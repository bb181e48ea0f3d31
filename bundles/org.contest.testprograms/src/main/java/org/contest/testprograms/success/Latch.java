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
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** A latch counts all three workers, another one starts them. */
public final class Latch {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final CountDownLatch START = new CountDownLatch(1);
    private static final CountDownLatch DONE = new CountDownLatch(3);
    private static final AtomicInteger SUM = new AtomicInteger();

    private Latch() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Threads.start(() -> {
                START.await();
                SUM.incrementAndGet();
                DONE.countDown();
            });
        }
        Threads.check(SUM.get() == 0, "a worker has not waited");
        START.countDown();
        DONE.await();
        Threads.check(SUM.get() == 3, "sum is " + SUM);
    }
}
