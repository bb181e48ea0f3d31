/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Two threads share a variable without a lock, and look at the clock before and after: no hour passes. */
public final class RacesByTheClock {

    private static final long HOUR_MILLIS = 3_600_000;
    private static int shared;

    private RacesByTheClock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        long millis = System.currentTimeMillis();
        long nanos = System.nanoTime();
        Thread other = new Thread(() -> shared = 1);
        other.start();
        shared = 2;
        other.join();
        long passed = System.currentTimeMillis() - millis;
        if (passed < 0 || passed > HOUR_MILLIS || System.nanoTime() < nanos) {
            throw new IllegalStateException("the clock jumped by " + passed + " ms");
        }
    }
}
