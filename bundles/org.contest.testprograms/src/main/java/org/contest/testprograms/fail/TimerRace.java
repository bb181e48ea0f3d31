/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

import org.contest.testprograms.Threads;

/** The task of a Timer and the main thread update one plain field. */
public final class TimerRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static int sum;

    private TimerRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                sum += 1;
                done.countDown();
            }
        }, 0);
        sum += 2;
        done.await();
        timer.cancel();
        Threads.check(sum == 3, "sum is " + sum);
    }
}
