/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads take a lock, a read-write lock and a monitor many times, always in one order: correct. */
public final class LocksOften {

    private static final int TIMES = 100;
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final ReentrantReadWriteLock BOTH = new ReentrantReadWriteLock();
    private static final Object MONITOR = new Object();
    private static int underLock;
    private static int underBoth;

    private LocksOften() {
    }

    private static void count() {
        LOCK.lock();
        try {
            underLock++;
        } finally {
            LOCK.unlock();
        }
    }

    private static int read() {
        BOTH.readLock().lock();
        try {
            BOTH.readLock().lock();
            try {
                return underBoth;
            } finally {
                BOTH.readLock().unlock();
            }
        } finally {
            BOTH.readLock().unlock();
        }
    }

    private static void write() {
        BOTH.writeLock().lock();
        try {
            underBoth = read() + 1;
        } finally {
            BOTH.writeLock().unlock();
        }
    }

    private static void work() {
        for (int i = 0; i < TIMES; i++) {
            count();
            write();
            synchronized (MONITOR) {
                read();
                write();
            }
        }
    }

    /** The program. */
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LocksOften::work);
        other.start();
        work();
        other.join();
        if (underLock != 2 * TIMES || underBoth != 4 * TIMES) {
            throw new IllegalStateException(underLock + " and " + underBoth);
        }
    }
}
