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
import java.util.concurrent.TimeUnit;
import org.contest.testprograms.Threads;

/** Main waits for a task of tomorrow, beside one of every hour, and for the end of a thread that sleeps very often. */
public final class SlowTimer {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int HOURS = 24;
    private static final int NAPS = 2_000;
    private static final int NAP_MILLIS = 5_000;

    private SlowTimer() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        CountDownLatch hours = new CountDownLatch(HOURS / 2);
        CountDownLatch tomorrow = new CountDownLatch(1);
        timer.scheduleAtFixedRate(hours::countDown, 1, 1, TimeUnit.HOURS);
        timer.schedule(tomorrow::countDown, HOURS, TimeUnit.HOURS);
        tomorrow.await();
        timer.shutdownNow();
        Threads.check(hours.getCount() == 0, "hours left: " + hours.getCount());
        int[] naps = {0};
        Threads.together(() -> {
            while (naps[0] < NAPS) {
                Thread.sleep(NAP_MILLIS);
                naps[0]++;
            }
        });
        Threads.check(naps[0] == NAPS, "naps: " + naps[0]);
    }
}
