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
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** No idiom has a data race: locks and other synchronizers, collections. */
public final class CleanSynchronizers {

    private CleanSynchronizers() {
    }

    static final class ReentrantLocked extends Idiom {
        private final ReentrantLock lock = new ReentrantLock();

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                lock.lock();
                try {
                    x++;
                } finally {
                    lock.unlock();
                }
            };
            both(task, task);
        }
    }

    static final class TriedLock extends Idiom {
        private final ReentrantLock lock = new ReentrantLock();

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                while (!lock.tryLock()) {
                    Thread.yield();
                }
                x++;
                lock.unlock();
            };
            both(task, task);
        }
    }

    static final class FairLock extends Idiom {
        private final ReentrantLock lock = new ReentrantLock(true);

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                lock.lockInterruptibly();
                x++;
                lock.unlock();
            };
            both(task, task);
        }
    }

    static final class ReadAndWriteLock extends Idiom {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

        @Override
        protected void run() throws Exception {
            both(() -> {
                lock.writeLock().lock();
                x++;
                lock.writeLock().unlock();
            }, () -> {
                lock.readLock().lock();
                v = x;
                lock.readLock().unlock();
            });
        }
    }

    static final class StampedWrites extends Idiom {
        private final StampedLock lock = new StampedLock();

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                long stamp = lock.writeLock();
                x++;
                lock.unlockWrite(stamp);
            };
            both(task, task);
        }
    }

    static final class StampedOptimistic extends Idiom {
        private final StampedLock lock = new StampedLock();

        @Override
        protected void run() throws Exception {
            both(() -> {
                long stamp = lock.writeLock();
                x = 1;
                lock.unlockWrite(stamp);
            }, () -> {
                long stamp = lock.tryOptimisticRead();
                int seen = x;
                if (!lock.validate(stamp)) {
                    stamp = lock.readLock();
                    seen = x;
                    lock.unlockRead(stamp);
                }
                v = seen;
            });
        }
    }

    static final class ConditionAwaited extends Idiom {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition set = lock.newCondition();
        private boolean done;

        @Override
        protected void run() throws Exception {
            both(() -> {
                lock.lock();
                x = 1;
                done = true;
                set.signalAll();
                lock.unlock();
            }, () -> {
                lock.lock();
                while (!done) {
                    set.await();
                }
                x++;
                lock.unlock();
            });
        }
    }

    static final class OnePermit extends Idiom {
        private final Semaphore permit = new Semaphore(1);

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                permit.acquire();
                x++;
                permit.release();
            };
            both(task, task);
        }
    }

    static final class PermitHandedOver extends Idiom {
        private final Semaphore permit = new Semaphore(0);

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                permit.release();
            }, () -> {
                permit.acquire();
                x++;
            });
        }
    }

    static final class LatchAwaited extends Idiom {
        private final CountDownLatch latch = new CountDownLatch(1);

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                latch.countDown();
            }, () -> {
                latch.await();
                x++;
            });
        }
    }

    static final class BarrierPhases extends Idiom {
        private final CyclicBarrier barrier = new CyclicBarrier(2);
        private final int[] cells = new int[2];

        @Override
        protected void run() throws Exception {
            both(() -> {
                cells[0] = 1;
                barrier.await();
                v = cells[1];
            }, () -> {
                cells[1] = 1;
                barrier.await();
                v = cells[0];
            });
        }
    }

    static final class PhaserPhases extends Idiom {
        private final Phaser phaser = new Phaser(2);
        private final int[] cells = new int[2];

        @Override
        protected void run() throws Exception {
            both(() -> {
                cells[0] = 1;
                phaser.arriveAndAwaitAdvance();
                v = cells[1];
            }, () -> {
                cells[1] = 1;
                phaser.arriveAndAwaitAdvance();
                v = cells[0];
            });
        }
    }

    static final class PhaserArrived extends Idiom {
        private final Phaser phaser = new Phaser(2);

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                phaser.arriveAndDeregister();
            }, () -> {
                phaser.arriveAndAwaitAdvance();
                x++;
            });
        }
    }

    static final class Exchanged extends Idiom {
        private final Exchanger<int[]> exchanger = new Exchanger<>();

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                int[] other = exchanger.exchange(new int[] {1});
                other[0]++;
            };
            both(task, task);
        }
    }

    static final class ArrayQueue extends Idiom {
        private final ArrayBlockingQueue<int[]> queue = new ArrayBlockingQueue<>(1);

        @Override
        protected void run() throws Exception {
            both(() -> queue.put(new int[] {1}), () -> queue.take()[0]++);
        }
    }

    static final class LinkedQueue extends Idiom {
        private final LinkedBlockingQueue<int[]> queue = new LinkedBlockingQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> queue.put(new int[] {1}), () -> queue.take()[0]++);
        }
    }

    static final class HandOver extends Idiom {
        private final SynchronousQueue<int[]> queue = new SynchronousQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> {
                int[] cell = new int[1];
                cell[0] = 1;
                queue.put(cell);
            }, () -> queue.take()[0]++);
        }
    }

    static final class ConcurrentQueue extends Idiom {
        private final ConcurrentLinkedQueue<int[]> queue = new ConcurrentLinkedQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> queue.add(new int[] {1}), () -> {
                int[] cell = queue.poll();
                while (cell == null) {
                    Thread.yield();
                    cell = queue.poll();
                }
                cell[0]++;
            });
        }
    }

    static final class TransferQueue extends Idiom {
        private final LinkedTransferQueue<int[]> queue = new LinkedTransferQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> queue.transfer(new int[] {1}), () -> queue.take()[0]++);
        }
    }

    static final class PriorityQueueTaken extends Idiom {
        private final PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                queue.put(1);
            }, () -> {
                queue.take();
                x++;
            });
        }
    }

    static final class ConcurrentMap extends Idiom {
        private final ConcurrentHashMap<String, int[]> map = new ConcurrentHashMap<>();

        @Override
        protected void run() throws Exception {
            both(() -> map.put("a", new int[] {1}), () -> {
                int[] cell = map.get("a");
                v = cell == null ? 0 : cell[0];
            });
        }
    }

    static final class ComputedValue extends Idiom {
        private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

        @Override
        protected void run() throws Exception {
            Task task = () -> map.compute("a", (key, old) -> {
                x++;
                return x;
            });
            both(task, task);
        }
    }

    static final class SkipList extends Idiom {
        private final ConcurrentSkipListMap<Integer, int[]> map = new ConcurrentSkipListMap<>();

        @Override
        protected void run() throws Exception {
            both(() -> map.put(1, new int[] {1}), () -> {
                int[] cell = map.get(1);
                v = cell == null ? 0 : cell[0];
            });
        }
    }

    static final class SkipListOfMaps extends Idiom {
        private final ConcurrentNavigableMap<Integer, Map<Integer, Integer>> maps = new ConcurrentSkipListMap<>();

        @Override
        protected void run() throws Exception {
            both(() -> {
                for (int i = 0; i < 3; i++) {
                    Map<Integer, Integer> map = new HashMap<>();
                    map.put(i, i);
                    maps.putIfAbsent(i, map);
                }
            }, () -> {
                for (int i = 0; i < 3; i++) {
                    Map<Integer, Integer> map = maps.get(i);
                    Map.Entry<Integer, Map<Integer, Integer>> first = maps.firstEntry();
                    v += (map == null ? 0 : map.get(i)) + (first == null ? 0 : first.getValue().size());
                }
                for (Map<Integer, Integer> map : maps.descendingMap().values()) {
                    v += map.size();
                }
            });
        }
    }

    static final class CopyOnWrite extends Idiom {
        private final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();

        @Override
        protected void run() throws Exception {
            both(() -> list.add(1), () -> {
                for (int element : list) {
                    v = element;
                }
            });
        }
    }

    static final class SynchronizedList extends Idiom {
        private final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

        @Override
        protected void run() throws Exception {
            both(() -> list.add(1), () -> {
                synchronized (list) {
                    for (int element : list) {
                        v = element;
                    }
                }
            });
        }
    }

    static final class OldVector extends Idiom {
        private final Vector<Integer> vector = new Vector<>();

        @Override
        protected void run() throws Exception {
            both(() -> vector.add(1), () -> v = vector.size());
        }
    }

    static final class OldTable extends Idiom {
        private final Hashtable<Integer, Integer> table = new Hashtable<>();

        @Override
        protected void run() throws Exception {
            both(() -> table.put(1, 1), () -> v = table.size());
        }
    }

    static final class MapOnlyRead extends Idiom {
        private final Map<Integer, Integer> map = new HashMap<>();

        @Override
        protected void run() throws Exception {
            map.put(1, 1);
            both(() -> v = map.get(1), () -> {
                for (int key : map.keySet()) {
                    v = map.get(key);
                }
            });
        }
    }
}
