/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A Timer runs two tasks; both are waited for. */
public final class TimerTasks {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private TimerTasks() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        Timer timer = new Timer();
        timer.schedule(task(done), 0);
        timer.schedule(task(done), 1);
        done.await();
        timer.cancel();
    }

    private static TimerTask task(CountDownLatch done) {
        return new TimerTask() {
            @Override
            public void run() {
                done.countDown();
            }
        };
    }
}
