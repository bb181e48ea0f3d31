/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import org.contest.runtime.Primitives;
import org.contest.runtime.ThreadTable;

/**
 * In untraced regions free threads wait really; noise makes what they wait for late, and their time limits expire. A
 * thread of the program that they wake comes after what they have done.
 */
final class FreeUnseenPrimitives extends Primitives {

    private final LiveThreads threads;
    private final Parking parking;
    private volatile boolean expiredByNoise;

    FreeUnseenPrimitives(LiveThreads threads, Parking parking) {
        this.threads = threads;
        this.parking = parking;
    }

    @Override
    public void park(Object blocker, long nanos, int site) {
        long held = threads.heldNanos();
        long begin = System.nanoTime();
        super.park(blocker, nanos, site);
        FreeThread t = current();
        if (t != null) {
            t.acquire();
        }
        if (nanos > 0 && System.nanoTime() - begin >= nanos) {
            expiredByNoise |= threads.heldNanos() > held && isGoingOn();
        }
    }

    @Override
    public void unpark(Thread other, int site) {
        FreeThread woken = told(other);
        if (woken == null) {
            super.unpark(other, site);
        } else {
            parking.unparkUnseen(current(), woken);
        }
    }

    @Override
    public void interrupt(Thread other, int site) {
        FreeThread woken = told(other);
        if (woken != null) {
            woken.isWokenUnseen = true;
        }
        super.interrupt(other, site);
    }

    /** The thread that is woken, for which the waker has told what it did; null where nothing is recorded. */
    private static FreeThread told(Thread other) {
        FreeThread t = current();
        if (t == null || t.log == null || !(ThreadTable.of(other) instanceof FreeThread woken)) {
            return null;
        }
        t.publish();
        return woken;
    }

    /** Null for a thread of the JDK that no run has met, as one of a pool that outlives runs. */
    private static FreeThread current() {
        return (FreeThread) ThreadTable.current();
    }

    /** True when a thread runs or is delayed; one that waits does not count, since nobody might be left to end that. */
    private boolean isGoingOn() {
        return threads.list().stream()
            .anyMatch(t -> !t.isLaunched() && (t.isInNoise() || t.thread.getState() == Thread.State.RUNNABLE));
    }

    /** True when a time limit expired while threads of the program went on, which noise had held back. */
    boolean expiredByNoise() {
        return expiredByNoise;
    }
}
