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
import java.util.concurrent.locks.ReentrantLock;

import org.contest.testprograms.Threads;

/** Two locks in opposite order, the inner one interruptibly, and a thread that has patience and then interrupts. */
public final class InterruptedLockOrder {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ReentrantLock FIRST = new ReentrantLock();
    private static final ReentrantLock SECOND = new ReentrantLock();
    private static final CountDownLatch BOTH = new CountDownLatch(2);

    private InterruptedLockOrder() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread one = Threads.start(() -> both(FIRST, SECOND));
        Thread other = Threads.start(() -> both(SECOND, FIRST));
        one.join(20);
        one.interrupt();
        Threads.join(one, other);
    }

    private static void both(ReentrantLock outer, ReentrantLock inner) {
        outer.lock();
        try {
            BOTH.countDown();
            BOTH.await();
            inner.lockInterruptibly();
            inner.unlock();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            outer.unlock();
        }
    }
}
