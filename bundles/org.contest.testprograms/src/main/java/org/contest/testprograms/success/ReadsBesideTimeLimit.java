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
import java.util.concurrent.TimeUnit;
import org.contest.testprograms.Threads;

/** Two threads compute from what they read again and again, and one waits for them with a time limit. */
public final class ReadsBesideTimeLimit {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int ROUNDS = 5_000;
    private static final int SECONDS = 30;

    private static int step;

    private ReadsBesideTimeLimit() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        step = 1;
        CountDownLatch done = new CountDownLatch(2);
        Threads.together(() -> compute(done), () -> compute(done), () -> {
            boolean inTime = done.await(SECONDS, TimeUnit.SECONDS);
            Threads.check(inTime, SECONDS + " seconds were over");
        });
    }

    private static void compute(CountDownLatch done) {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            sum += step;
        }
        Threads.check(sum == ROUNDS, "the sum is " + sum);
        done.countDown();
    }
}
