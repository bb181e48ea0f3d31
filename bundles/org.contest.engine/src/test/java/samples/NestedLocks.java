/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * Locks of every kind, one inside the other; a second thread takes the innermost and then the outermost. In the end the
 * first thread waits in vain for a lock that a third one keeps, while it holds another.
 */
public final class NestedLocks {

    private static final Object MONITOR = new Object();
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final ReadWriteLock READ_WRITE = new ReentrantReadWriteLock();
    private static final StampedLock STAMPED = new StampedLock();
    private static final ReentrantLock KEPT = new ReentrantLock();

    private NestedLocks() {
    }

    /** Runs the program, of which no run ends. */
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch kept = new CountDownLatch(1);
        new Thread(() -> keep(kept, never)).start();
        kept.await();
        forwards();
        Thread other = new Thread(NestedLocks::backwards);
        other.start();
        other.join();
        LOCK.lock();
        KEPT.lock();
    }

    private static void keep(CountDownLatch kept, CountDownLatch never) {
        KEPT.lock();
        kept.countDown();
        try {
            never.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void forwards() {
        synchronized (MONITOR) {
            LOCK.lock();
            LOCK.lock();
            READ_WRITE.readLock().lock();
            long stamp = STAMPED.writeLock();
            STAMPED.unlockWrite(stamp);
            READ_WRITE.readLock().unlock();
            LOCK.unlock();
            LOCK.unlock();
        }
    }

    private static void backwards() {
        long stamp = STAMPED.readLock();
        synchronized (MONITOR) {
            STAMPED.unlockRead(stamp);
        }
    }
}
