/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

/** Each idiom looks twice at what others change between, and means it so. */
public final class CleanIntents {

    private CleanIntents() {
    }

    /** Double-checked locking by threads that hold locks of their own. */
    static final class CheckedAgainUnderOneLockMore extends Idiom {
        private volatile Object made;

        private void use(ReentrantLock own) {
            own.lock();
            try {
                if (made == null) {
                    synchronized (this) {
                        if (made == null) {
                            made = new Object();
                        }
                    }
                }
            } finally {
                own.unlock();
            }
        }

        @Override
        protected void run() throws Exception {
            both(() -> use(new ReentrantLock()), () -> use(new ReentrantLock()));
        }
    }

    /** As the documentation of StampedLock has it, again and again. */
    static final class OptimisticReadsInALoop extends Idiom {
        private static final int TIMES = 3;
        private final StampedLock lock = new StampedLock();
        private int y;

        @Override
        protected void first() {
            for (int i = 0; i < TIMES; i++) {
                long stamp = lock.writeLock();
                x++;
                y++;
                lock.unlockWrite(stamp);
            }
        }

        @Override
        protected void second() {
            for (int i = 0; i < TIMES; i++) {
                int seenX;
                int seenY;
                long stamp = lock.tryOptimisticRead();
                seenX = x;
                seenY = y;
                if (!lock.validate(stamp)) {
                    stamp = lock.readLock();
                    seenX = x;
                    seenY = y;
                    lock.unlockRead(stamp);
                }
                if (seenX != seenY) {
                    throw new IllegalStateException();
                }
            }
        }
    }

    /** What another thread does, which has been let go on and waited for. */
    static final class AskedBeforeAndAfterOthers extends Idiom {
        private final AtomicInteger done = new AtomicInteger();
        private int steps;

        private void work() {
            done.incrementAndGet();
            steps++;
        }

        @Override
        protected void run() throws Exception {
            Semaphore go = new Semaphore(0);
            CountDownLatch over = new CountDownLatch(1);
            Thread worker = new Thread(() -> {
                go.acquireUninterruptibly();
                work();
                over.countDown();
            });
            worker.start();
            boolean idle = done.get() == 0 && steps == 0;
            go.release();
            over.await();
            boolean worked = done.get() == 1 && steps == 1;
            Thread last = new Thread(this::work);
            last.start();
            last.join();
            if (!idle || !worked || done.get() != 2 || steps != 2) {
                throw new IllegalStateException();
            }
        }
    }

    /** A read lock that becomes a write lock: nobody writes between. */
    static final class ConvertedLock extends Idiom {
        private static final int TIMES = 3;
        private final StampedLock lock = new StampedLock();

        @Override
        protected void first() {
            for (int i = 0; i < TIMES; i++) {
                long stamp = lock.writeLock();
                x = i;
                lock.unlockWrite(stamp);
            }
        }

        @Override
        protected void second() {
            for (int i = 0; i < TIMES; i++) {
                long stamp = lock.readLock();
                if (x < TIMES + i) {
                    long converted = lock.tryConvertToWriteLock(stamp);
                    if (converted != 0) {
                        stamp = converted;
                        x = TIMES + i;
                    }
                }
                lock.unlock(stamp);
            }
        }
    }

    /** The phase before a meeting and after it. */
    static final class PhaseAskedTwice extends Idiom {
        private static final int THREADS = 2;
        private final Phaser phaser = new Phaser(1);

        private void meet() {
            int before = phaser.getPhase();
            phaser.arriveAndAwaitAdvance();
            if (phaser.getPhase() == before) {
                throw new IllegalStateException();
            }
            phaser.arriveAndDeregister();
        }

        @Override
        protected void run() throws Exception {
            Thread[] threads = new Thread[THREADS];
            for (int i = 0; i < THREADS; i++) {
                phaser.register();
                threads[i] = new Thread(this::meet);
                threads[i].start();
            }
            phaser.arriveAndAwaitAdvance();
            phaser.arriveAndDeregister();
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }
}
