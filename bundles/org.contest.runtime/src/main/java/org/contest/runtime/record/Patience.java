/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

/**
 * How long a thread waits for another one in the recorder: half a second. A single pause counts for no more than a
 * hundredth of it, so that the other thread has a hundred chances to go on also when the whole JVM stood still, or the
 * machine has too much to do.
 */
final class Patience {

    private static final int SPINS = 50;
    private static final long LONGEST = 500_000_000;
    private static final long LONGEST_PAUSE = LONGEST / 100;

    private int spins;
    private long last;
    private long waited;

    /** Lets others go on for a moment; true when that was the last time. */
    boolean isOverAfterPause() {
        if (spins < SPINS) {
            spins++;
            Thread.onSpinWait();
            return false;
        }
        long now = System.nanoTime();
        if (last != 0) {
            waited += Math.min(now - last, LONGEST_PAUSE);
        }
        last = now;
        Thread.yield();
        return waited > LONGEST;
    }
}
