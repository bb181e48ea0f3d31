/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** The latch counts two of three workers: the sum may be read too early. */
public final class LatchWrongCount {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final CountDownLatch DONE = new CountDownLatch(2);
    private static final AtomicInteger SUM = new AtomicInteger();

    private LatchWrongCount() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Threads.start(() -> {
                SUM.incrementAndGet();
                DONE.countDown();
            });
        }
        DONE.await();
        Threads.check(SUM.get() == 3, "sum is " + SUM);
    }
}
