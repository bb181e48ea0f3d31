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
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import samples.races.Circles.Turns;

/** No idiom can deadlock, though locks are taken in different orders. */
public final class NoCircles {

    private NoCircles() {
    }

    static final class ReadersOnly extends Turns {
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
            });
        }
    }

    static final class OneWriterForTwoLocks extends Turns {
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
            }, () -> {
                one(a.writeLock()).run();
                one(b.writeLock()).run();
            });
        }
    }

    static final class GateThatOneWrites extends Turns {
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
                    gate.writeLock().lock();
                    b.writeLock().lock();
                    a.writeLock().lock();
                    release(a.writeLock(), b.writeLock(), gate.writeLock());
                });
        }
    }

    static final class GateOfStamps extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                long stamp = p.writeLock();
                a.writeLock().lock();
                b.writeLock().lock();
                release(b.writeLock(), a.writeLock());
                p.unlockWrite(stamp);
            }, () -> {
                long stamp = p.readLock();
                b.writeLock().lock();
                a.writeLock().lock();
                release(a.writeLock(), b.writeLock());
                p.unlockRead(stamp);
            });
        }
    }

    static final class TriedOnly extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                a.writeLock().lock();
                b.writeLock().lock();
                release(b.writeLock(), a.writeLock());
            }, () -> {
                b.writeLock().lock();
                if (a.writeLock().tryLock()) {
                    a.writeLock().unlock();
                }
                b.writeLock().unlock();
            });
        }
    }

    static final class StampTriedOnly extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                long outer = p.writeLock();
                long inner = q.writeLock();
                q.unlockWrite(inner);
                p.unlockWrite(outer);
            }, () -> {
                long outer = q.writeLock();
                long inner = p.tryWriteLock();
                if (inner != 0) {
                    p.unlockWrite(inner);
                }
                q.unlockWrite(outer);
            });
        }
    }

    static final class StampLookedAtOnly extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                long outer = p.writeLock();
                long inner = q.writeLock();
                q.unlockWrite(inner);
                p.unlockWrite(outer);
            }, () -> {
                long outer = q.writeLock();
                v = p.validate(p.tryOptimisticRead()) ? 1 : 0;
                q.unlockWrite(outer);
            });
        }
    }

    static final class GivenBackBefore extends Turns {
        @Override
        protected void run() throws Exception {
            inTurn(() -> {
                a.writeLock().lock();
                b.readLock().lock();
                release(b.readLock(), a.writeLock());
            }, () -> {
                b.readLock().lock();
                b.readLock().lock();
                b.readLock().unlock();
                b.readLock().unlock();
                one(a.writeLock()).run();
                one(b.writeLock()).run();
            });
        }
    }

    static final class Downgrade extends Turns {
        @Override
        protected void run() throws Exception {
            Task task = () -> {
                a.writeLock().lock();
                a.readLock().lock();
                a.writeLock().unlock();
                one(b.writeLock()).run();
                a.readLock().unlock();
            };
            inTurn(task, task);
        }
    }

    static final class OneAfterTheOther extends Turns {
        @Override
        protected void run() throws Exception {
            ReentrantLock one = new ReentrantLock();
            ReentrantLock other = new ReentrantLock();
            start(() -> {
                one.lock();
                other.lock();
                release(other, one);
            }).join();
            start(() -> {
                other.lock();
                one.lock();
                release(one, other);
            }).join();
        }
    }

    /** As OkHttp's tasks: the pool that is shut down has a lock of its own, and tries those of its workers. */
    static final class PoolShutDown extends Turns {
        @Override
        protected void run() throws Exception {
            Object monitor = new Object();
            ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
            Runnable task = () -> {
                synchronized (monitor) {
                    v++;
                }
            };
            pool.execute(task);
            Thread other = start(() -> {
                synchronized (monitor) {
                    pool.execute(task);
                }
            });
            while (pool.getTaskCount() < 2) {
                Thread.onSpinWait();
            }
            pool.shutdown();
            other.join();
            pool.awaitTermination(1, TimeUnit.MINUTES);
        }
    }

    /** As Lucene's pool of writers: a new item is locked before anybody else can have it. */
    static final class NewLock extends Turns {
        @Override
        protected void run() throws Exception {
            List<ReentrantLock> items = new ArrayList<>();
            inTurn(() -> {
                ReentrantLock lock = new ReentrantLock();
                synchronized (items) {
                    lock.lock();
                    items.add(lock);
                }
                lock.unlock();
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

    static final class NewMonitor extends Turns {
        @Override
        protected void run() throws Exception {
            List<Object> items = new ArrayList<>();
            inTurn(() -> {
                synchronized (items) {
                    Object monitor = new Object();
                    synchronized (monitor) {
                        x = 1;
                    }
                    items.add(monitor);
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
