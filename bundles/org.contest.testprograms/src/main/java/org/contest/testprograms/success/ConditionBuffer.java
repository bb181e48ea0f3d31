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

/** A buffer of one place with a ReentrantLock and two conditions. */
public final class ConditionBuffer {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ReentrantLock LOCK = new ReentrantLock(true);
    private static final Condition NOT_FULL = LOCK.newCondition();
    private static final Condition NOT_EMPTY = LOCK.newCondition();
    private static boolean full;

    private ConditionBuffer() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> move(true), () -> move(false), () -> move(true), () -> move(false));
        Threads.check(!full, "an item is left");
    }

    private static void move(boolean put) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            LOCK.lock();
            try {
                while (full == put) {
                    (put ? NOT_FULL : NOT_EMPTY).await();
                }
                full = put;
                (put ? NOT_EMPTY : NOT_FULL).signal();
            } finally {
                LOCK.unlock();
            }
        }
    }
}
