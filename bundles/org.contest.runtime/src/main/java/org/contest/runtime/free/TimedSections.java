/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import org.contest.runtime.Sections;

/** In sections free threads wait really; noise makes what they wait for late, and their time limits expire. */
final class TimedSections extends Sections {

    private final LiveThreads threads;
    private volatile boolean expiredByNoise;

    TimedSections(LiveThreads threads) {
        this.threads = threads;
    }

    @Override
    public void park(Object blocker, long nanos) {
        long held = threads.heldNanos();
        long begin = System.nanoTime();
        super.park(blocker, nanos);
        if (nanos > 0 && System.nanoTime() - begin >= nanos) {
            expiredByNoise |= threads.heldNanos() > held && isGoingOn();
        }
    }

    /** Who waits, also in turns, does not count: nobody else might be left to end that. */
    private boolean isGoingOn() {
        return threads.list().stream()
            .anyMatch(t -> !t.isLaunched() && (t.isInNoise() || t.thread.getState() == Thread.State.RUNNABLE));
    }

    /** True when a time limit expired while threads of the program went on, which noise had held back. */
    boolean expiredByNoise() {
        return expiredByNoise;
    }
}
