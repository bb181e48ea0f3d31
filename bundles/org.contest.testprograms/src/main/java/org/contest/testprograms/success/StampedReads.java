/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.locks.StampedLock;

import org.contest.testprograms.Threads;

/** A StampedLock with validated optimistic reads. */
public final class StampedReads {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final StampedLock LOCK = new StampedLock();
    private static volatile int x;
    private static volatile int y;

    private StampedReads() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(StampedReads::move, StampedReads::read, StampedReads::read);
    }

    private static void move() {
        long stamp = LOCK.writeLock();
        x = 1;
        y = 1;
        LOCK.unlockWrite(stamp);
    }

    private static void read() {
        long stamp = LOCK.tryOptimisticRead();
        int seenX = x;
        int seenY = y;
        if (stamp == 0 || !LOCK.validate(stamp)) {
            stamp = LOCK.readLock();
            seenX = x;
            seenY = y;
            LOCK.unlockRead(stamp);
        }
        Threads.check(seenX == seenY, "x is " + seenX + ", y is " + seenY);
    }
}
