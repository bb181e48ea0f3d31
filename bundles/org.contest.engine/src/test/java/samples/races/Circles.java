/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Every idiom takes locks in a circle that may deadlock, though the threads come one after the other. */
public final class Circles {

    private Circles() {
    }

    /** Two read-write locks, two others, and threads that take turns by means of a monitor, which orders nothing. */
    abstract static class Turns extends Idiom {
        final ReentrantReadWriteLock a = new ReentrantReadWriteLock();
        final ReentrantReadWriteLock b = new ReentrantReadWriteLock();
        final StampedLock p = new StampedLock();
        final StampedLock q = new StampedLock();
        private int turn;

        /** Threads that come in this order by luck only. */
        void inTurn(Task... tasks) throws InterruptedException {
            Thread[] threads = new Thread[tasks.length];
            for (int i = 0; i < tasks.length; i++) {
                int number = i;
                threads[i] = start(() -> {
                    await(number);
                    tasks[number].run();
                    pass();
                });
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }

        private synchronized int turn() {
            return turn;
        }

        private void await(int number) {
            while (turn() != number) {
                Thread.onSpinWait();
            }
        }

        private synchronized void pass() {
            turn++;
        }

        /** Gives locks back, in this order. */
        static void release(Lock... locks) {
            for (Lock lock : locks) {
                lock.unlock();
            }
        }

        /** Takes one lock alone. */
        static Task one(Lock lock) {
            return () -> {
                lock.lock();
                lock.unlock();
            };
        }
    }

    static final class Exclusive extends Turns {
        @Override
        protected void run() throws Exception {
            ReentrantLock one = new ReentrantLock();
            ReentrantLock other = new ReentrantLock();
            inTurn(() -> {
                one.lock();
                other.lock();
                release(other, one);
            }, () -> {
                other.lock();
                one.lock();
                release(one, other);
            });
        }
    }

    static final class Writers extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                a.writeLock().lock();
                b.writeLock().lock();
                release(b.writeLock(), a.writeLock());
            }, () -> {
                b.writeLock().lock();
                a.writeLock().lock();
                release(a.writeLock(), b.writeLock());
            });
        }
    }

    static final class ReadersThatWrite extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                a.readLock().lock();
                b.writeLock().lock();
                release(b.writeLock(), a.readLock());
            }, () -> {
                b.readLock().lock();
                a.writeLock().lock();
                release(a.writeLock(), b.readLock());
            });
        }
    }

    static final class WriterThatReads extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                a.writeLock().lock();
                b.readLock().lock();
                release(b.readLock(), a.writeLock());
            }, () -> {
                b.writeLock().lock();
                a.readLock().lock();
                release(a.readLock(), b.writeLock());
            });
        }
    }

    static final class ReadersAndWaitingWriters extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                a.readLock().lock();
                b.readLock().lock();
                release(b.readLock(), a.readLock());
            }, () -> {
                b.readLock().lock();
                a.readLock().lock();
                release(a.readLock(), b.readLock());
            }, one(a.writeLock()),
                one(b.writeLock()));
        }
    }

    static final class GateThatBothRead extends Turns {
        @Override
        protected void run() throws Exception {
            ReentrantReadWriteLock gate = new ReentrantReadWriteLock();
            inTurn(() -> {
                gate.readLock().lock();
                a.writeLock().lock();
                b.writeLock().lock();
                release(b.writeLock(), a.writeLock(), gate.readLock());
            },
                () -> {
                    gate.readLock().lock();
                    b.writeLock().lock();
                    a.writeLock().lock();
                    release(a.writeLock(), b.writeLock(), gate.readLock());
                });
        }
    }

    static final class ReadersThirdOfThree extends Turns {
        @Override
        protected void run() throws Exception {
            ReentrantReadWriteLock c = new ReentrantReadWriteLock();
            inTurn(() -> {
                a.readLock().lock();
                b.writeLock().lock();
                release(b.writeLock(), a.readLock());
            }, () -> {
                b.readLock().lock();
                c.writeLock().lock();
                release(c.writeLock(), b.readLock());
            },
                () -> {
                    c.readLock().lock();
                    a.writeLock().lock();
                    release(a.writeLock(), c.readLock());
                });
        }
    }

    static final class Stamped extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                long outer = p.writeLock();
                long inner = q.writeLock();
                q.unlockWrite(inner);
                p.unlockWrite(outer);
            }, () -> {
                long outer = q.readLock();
                long inner = p.readLock();
                p.unlockRead(inner);
                q.unlockRead(outer);
            });
        }
    }

    static final class StampedAndMonitor extends Turns {
        @Override
        protected void run() throws Exception {
            Object monitor = new Object();
            inTurn(() -> {
                long stamp = p.readLock();
                synchronized (monitor) {
                    x = 1;
                }
                p.unlock(stamp);
            }, () -> {
                synchronized (monitor) {
                    p.unlock(p.writeLock());
                }
            });
        }
    }

    /** Made and given away before: another thread may have this lock, though it was never taken so far. */
    static final class FirstLockedInside extends Turns {
        @Override
        protected void run() throws Exception {
            List<ReentrantLock> items = new ArrayList<>(List.of(new ReentrantLock()));
            inTurn(() -> {
                synchronized (items) {
                    ReentrantLock lock = items.get(0);
                    lock.lock();
                    lock.unlock();
                }
            }, () -> {
                ReentrantLock lock;
                synchronized (items) {
                    lock = items.get(0);
                }
                lock.lock();
                synchronized (items) {
                    lock.unlock();
                }
            });
        }
    }

    static final class FirstEnteredInside extends Turns {
        @Override
        protected void run() throws Exception {
            List<Object> items = new ArrayList<>(List.of(new Object()));
            inTurn(() -> {
                synchronized (items) {
                    synchronized (items.get(0)) {
                        x = 1;
                    }
                }
            }, () -> {
                Object monitor;
                synchronized (items) {
                    monitor = items.get(0);
                }
                synchronized (monitor) {
                    synchronized (items) {
                        x = 2;
                    }
                }
            });
        }
    }
}
