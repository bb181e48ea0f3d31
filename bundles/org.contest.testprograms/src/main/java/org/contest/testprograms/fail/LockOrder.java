/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

import org.contest.testprograms.Threads;

/** Two ReentrantLocks taken in opposite order. */
public final class LockOrder {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private static final Lock FIRST = new ReentrantLock();
    private static final Lock SECOND = new ReentrantLock();

    private LockOrder() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> both(FIRST, SECOND), () -> both(SECOND, FIRST));
    }

    private static void both(Lock outer, Lock inner) {
        outer.lock();
        try {
            inner.lock();
            inner.unlock();
        } finally {
            outer.unlock();
        }
    }
}
