/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

import org.contest.testprograms.Threads;

/** Two readers wait at one condition; signalAll wakes both. */
public final class SignalAll {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition OPENED = LOCK.newCondition();
    private static boolean open;

    private SignalAll() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(SignalAll::pass, SignalAll::pass, SignalAll::open);
    }

    private static void pass() throws InterruptedException {
        LOCK.lock();
        try {
            while (!open) {
                OPENED.await();
            }
        } finally {
            LOCK.unlock();
        }
    }

    private static void open() {
        LOCK.lock();
        try {
            open = true;
            OPENED.signalAll();
        } finally {
            LOCK.unlock();
        }
    }
}
