/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

import org.contest.testprograms.Threads;

/** Two locks in opposite order, the inner one with a time after which the thread lets go: no deadlock. */
public final class TimedLockOrder {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ReentrantLock FIRST = new ReentrantLock();
    private static final ReentrantLock SECOND = new ReentrantLock();
    private static final CountDownLatch BOTH = new CountDownLatch(2);

    private TimedLockOrder() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> both(FIRST, SECOND), () -> both(SECOND, FIRST));
    }

    private static void both(ReentrantLock outer, ReentrantLock inner) throws InterruptedException {
        outer.lock();
        BOTH.countDown();
        BOTH.await();
        if (inner.tryLock(20, TimeUnit.MILLISECONDS)) {
            inner.unlock();
        }
        outer.unlock();
    }
}
