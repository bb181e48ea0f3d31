/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.locks.StampedLock;

import org.contest.testprograms.Threads;

/** An optimistic read of a StampedLock is used without validation. */
public final class OptimisticReadUnvalidated {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final StampedLock LOCK = new StampedLock();
    private static int x;
    private static int y;

    private OptimisticReadUnvalidated() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(OptimisticReadUnvalidated::move, OptimisticReadUnvalidated::read);
    }

    private static void move() {
        long stamp = LOCK.writeLock();
        x++;
        y++;
        LOCK.unlockWrite(stamp);
    }

    private static void read() {
        if (LOCK.tryOptimisticRead() != 0) {
            int seen = x;
            Threads.check(seen == y, "x is " + seen + ", y is not");
        }
    }
}
