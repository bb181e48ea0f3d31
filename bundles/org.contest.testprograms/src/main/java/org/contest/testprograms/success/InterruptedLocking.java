/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.locks.ReentrantLock;

import org.contest.testprograms.Threads;

/** A thread that waits for a lock interruptibly gives up when interrupted. */
public final class InterruptedLocking {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static volatile boolean gaveUp;

    private InterruptedLocking() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        LOCK.lock();
        Thread waiter = Threads.start(InterruptedLocking::lock);
        waiter.interrupt();
        waiter.join();
        LOCK.unlock();
        Threads.check(gaveUp, "the waiter has got the lock");
    }

    private static void lock() {
        try {
            LOCK.lockInterruptibly();
            LOCK.unlock();
        } catch (InterruptedException e) {
            gaveUp = true;
        }
    }
}
