/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.locks.ReentrantReadWriteLock;

import org.contest.testprograms.Threads;

/** Two readers and a writer under a ReentrantReadWriteLock, the writer downgrading to a reader. */
public final class ReadersWriters {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static int x;
    private static int y;

    private ReadersWriters() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(ReadersWriters::write, ReadersWriters::read, ReadersWriters::read);
    }

    private static void write() {
        LOCK.writeLock().lock();
        x++;
        y++;
        LOCK.readLock().lock();
        LOCK.writeLock().unlock();
        Threads.check(x == 1 && y == 1, "somebody else has written");
        LOCK.readLock().unlock();
    }

    private static void read() {
        LOCK.readLock().lock();
        try {
            Threads.check(x == y, "x is " + x + ", y is " + y);
        } finally {
            LOCK.readLock().unlock();
        }
    }
}
