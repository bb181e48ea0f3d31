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
import org.contest.testprograms.Threads;

/** A thread looks each second whether all is well, as in servers, while another one works for much less than that. */
public final class LooksEachSecond {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int STEPS = 1_000;

    private static volatile int step;
    private static volatile int seen;

    private LooksEachSecond() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        long begin = System.nanoTime();
        Thread watch = Threads.start(LooksEachSecond::watch);
        while (step < STEPS) {
            step++;
        }
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin);
        watch.interrupt();
        watch.join();
        Threads.check(seconds < 20, STEPS + " steps took " + seconds + " s, seen " + seen);
    }

    private static void watch() {
        try {
            while (true) {
                seen = step;
                Thread.sleep(1_000);
            }
        } catch (InterruptedException e) {
            return; // the work is done
        }
    }
}
