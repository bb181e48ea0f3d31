/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** The signal may come between the look and the wait; a periodic task goes on meanwhile. */
public final class LostSignalBesideTicks {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private static final int MINUTE = 60_000;
    private static final Object LOCK = new Object();

    private static boolean ready;
    private static int ticks;

    private LostSignalBesideTicks() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        ready = false;
        Thread timer = new Thread(LostSignalBesideTicks::tick, "ticks");
        timer.start();
        Threads.together(LostSignalBesideTicks::signal, () -> {
            if (!isReady()) {
                await();
            }
        });
        timer.interrupt();
    }

    private static void tick() {
        try {
            while (true) {
                Thread.sleep(MINUTE);
                ticks++;
            }
        } catch (InterruptedException e) {
            return; // nobody wants more of them
        }
    }

    private static void signal() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notifyAll();
        }
    }

    private static boolean isReady() {
        synchronized (LOCK) {
            return ready;
        }
    }

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait();
        }
    }
}
