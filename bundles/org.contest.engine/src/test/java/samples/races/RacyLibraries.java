/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Timer;
import java.util.TimerTask;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Every idiom has a data race: locks and other synchronizers, collections, executors, virtual threads. */
public final class RacyLibraries {

    private RacyLibraries() {
    }

    static final class UnlockedTooEarly extends Idiom {
        private final ReentrantLock lock = new ReentrantLock();

        @Override
        protected void run() throws Exception {
            both(() -> {
                lock.lock();
                lock.unlock();
                x++;
            }, () -> x++);
        }
    }

    static final class WriteUnderReadLock extends Idiom {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                lock.readLock().lock();
                x++;
                lock.readLock().unlock();
            };
            CountDownLatch inside = new CountDownLatch(2);
            both(() -> {
                inside.countDown();
                task.run();
            }, task);
        }
    }

    static final class TwoReentrantLocks extends Idiom {
        private final ReentrantLock one = new ReentrantLock();
        private final ReentrantLock other = new ReentrantLock();

        @Override
        protected void run() throws Exception {
            both(() -> {
                one.lock();
                x++;
                one.unlock();
            }, () -> {
                other.lock();
                x++;
                other.unlock();
            });
        }
    }

    static final class ReadNotValidated extends Idiom {
        private final StampedLock lock = new StampedLock();

        @Override
        protected void run() throws Exception {
            both(() -> {
                long stamp = lock.writeLock();
                x = 1;
                lock.unlockWrite(stamp);
            }, () -> v = lock.tryOptimisticRead() == 0 ? 1 : x + x);
        }
    }

    static final class TwoPermits extends Idiom {
        private final Semaphore permits = new Semaphore(2);

        @Override
        protected void run() throws Exception {
            both(() -> {
                permits.acquire();
                x = 1;
                ready = true;
                permits.release();
            }, () -> v = x);
        }
    }

    static final class CountedDownTooEarly extends Idiom {
        private final CountDownLatch latch = new CountDownLatch(1);

        @Override
        protected void run() throws Exception {
            both(() -> {
                latch.countDown();
                x = 1;
            }, () -> {
                latch.await();
                v = x;
            });
        }
    }

    static final class BeforeTheBarrier extends Idiom {
        private final CyclicBarrier barrier = new CyclicBarrier(2);

        @Override
        protected void run() throws Exception {
            both(() -> {
                x++;
                barrier.await();
            }, () -> {
                x++;
                barrier.await();
            });
        }
    }

    static final class ArriveOnly extends Idiom {
        private final Phaser phaser = new Phaser(2);

        @Override
        protected void run() throws Exception {
            both(() -> {
                phaser.arrive();
                x = 1;
            }, () -> {
                phaser.arriveAndAwaitAdvance();
                v = x;
            });
        }
    }

    static final class WriteAfterExchange extends Idiom {
        private final Exchanger<int[]> exchanger = new Exchanger<>();

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                int[] mine = {1};
                int[] other = exchanger.exchange(mine);
                mine[0] = 2;
                v = other[0];
            };
            both(task, task);
        }
    }

    static final class WriteAfterPut extends Idiom {
        private final LinkedBlockingQueue<int[]> queue = new LinkedBlockingQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> {
                int[] cell = {1};
                queue.put(cell);
                cell[0] = 2;
            }, () -> v = queue.take()[0]);
        }
    }

    static final class WriteAfterTransfer extends Idiom {
        private final SynchronousQueue<int[]> queue = new SynchronousQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> {
                int[] cell = {1};
                queue.put(cell);
                cell[0] = 2;
            }, () -> v = queue.take()[0]);
        }
    }

    static final class ValueOfConcurrentMap extends Idiom {
        private final ConcurrentHashMap<String, int[]> map = new ConcurrentHashMap<>();

        @Override
        protected void run() throws Exception {
            map.put("a", new int[1]);
            both(() -> map.get("a")[0]++, () -> map.get("a")[0]++);
        }
    }

    static final class ElementOfCopyOnWrite extends Idiom {
        private final CopyOnWriteArrayList<int[]> list = new CopyOnWriteArrayList<>();

        @Override
        protected void run() throws Exception {
            list.add(new int[1]);
            both(() -> list.get(0)[0]++, () -> list.get(0)[0]++);
        }
    }

    static final class LinkedAdd extends Idiom {
        private final LinkedList<Integer> list = new LinkedList<>();

        @Override
        protected void run() throws Exception {
            both(() -> list.add(1), () -> list.add(2));
        }
    }

    static final class DequePush extends Idiom {
        private final ArrayDeque<Integer> deque = new ArrayDeque<>();

        @Override
        protected void run() throws Exception {
            both(() -> deque.push(1), () -> deque.push(2));
        }
    }

    static final class TreePut extends Idiom {
        private final TreeMap<Integer, Integer> map = new TreeMap<>();

        @Override
        protected void run() throws Exception {
            both(() -> map.put(1, 1), () -> map.put(2, 2));
        }
    }

    static final class HeapOffer extends Idiom {
        private final PriorityQueue<Integer> heap = new PriorityQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> heap.offer(1), () -> heap.offer(2));
        }
    }

    static final class AccessOrder extends Idiom {
        private final LinkedHashMap<Integer, Integer> map = new LinkedHashMap<>(4, 1, true);

        @Override
        protected void run() throws Exception {
            map.put(1, 1);
            map.put(2, 2);
            both(() -> map.get(1), () -> map.get(1));
        }
    }

    static final class Bits extends Idiom {
        private final BitSet bits = new BitSet();

        @Override
        protected void run() throws Exception {
            both(() -> bits.set(1), () -> bits.set(2));
        }
    }

    static final class TasksOfPool extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
                pool.execute(() -> x++);
                pool.execute(() -> x++);
            }
        }
    }

    static final class SubmitWithoutGet extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
                pool.submit(() -> x = 1);
                v = x;
            }
        }
    }

    static final class FutureNotJoined extends Idiom {
        @Override
        protected void run() throws Exception {
            CompletableFuture<Void> future = CompletableFuture.runAsync(() -> x = 1);
            v = x;
            future.join();
        }
    }

    static final class TwoFutures extends Idiom {
        @Override
        protected void run() throws Exception {
            CompletableFuture<Void> one = CompletableFuture.runAsync(() -> x++);
            CompletableFuture<Void> other = CompletableFuture.runAsync(() -> x++);
            CompletableFuture.allOf(one, other).join();
        }
    }

    static final class ForkedTasks extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ForkJoinPool pool = new ForkJoinPool(2)) {
                pool.submit(() -> x++);
                pool.submit(() -> x++);
            }
        }
    }

    static final class TimerAndMain extends Idiom {
        @Override
        protected void run() throws Exception {
            Timer timer = new Timer();
            CountDownLatch done = new CountDownLatch(1);
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    x = 1;
                    done.countDown();
                }
            }, 0);
            v = x;
            done.await();
            timer.cancel();
        }
    }

    static final class VirtualThreads extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread one = Thread.startVirtualThread(() -> x++);
            Thread other = Thread.startVirtualThread(() -> x++);
            one.join();
            other.join();
        }
    }

    static final class VirtualExecutor extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
                pool.submit(() -> x++);
                pool.submit(() -> x++);
            }
        }
    }

    static final class SharedThreadLocal extends Idiom {
        private final int[] shared = new int[1];
        private final ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> shared);

        @Override
        protected void run() throws Exception {
            both(() -> local.get()[0]++, () -> local.get()[0]++);
        }
    }
}
