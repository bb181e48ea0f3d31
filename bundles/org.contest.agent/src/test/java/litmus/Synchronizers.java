/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package litmus;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Locks and synchronizers of java.util.concurrent. */
final class Synchronizers {

    private Synchronizers() {
    }

    static List<Litmus> all() {
        return List.of(new TryLock(), new InterruptibleLock(), new SignalOne(), new OneSemaphorePermit(), new Latch(),
            new Barrier(), new Exchange());
    }

    /** tryLock fails while another holds the lock. */
    private static final class TryLock extends Litmus {
        private final ReentrantLock lock = new ReentrantLock();
        private boolean got;

        TryLock() {
            super("true", "false");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                lock.lock();
                lock.lock();
                lock.unlock();
                lock.unlock();
            }, () -> {
                got = lock.tryLock();
                if (got) {
                    lock.unlock();
                }
            });
            return "" + got;
        }
    }

    /** An interrupt that comes before the lock is free ends the wait, if it is looked at in time. */
    private static final class InterruptibleLock extends Litmus {
        private final ReentrantLock lock = new ReentrantLock();
        private String end;

        InterruptibleLock() {
            super("interrupted", "got flag");
        }

        @Override
        public String run() throws Exception {
            lock.lock();
            Thread other = start(() -> end = ended(() -> lock.lockInterruptibly(), "got"));
            other.interrupt();
            lock.unlock();
            other.join();
            return end;
        }
    }

    /** One signal wakes the one that waits longest. */
    private static final class SignalOne extends Litmus {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition changed = lock.newCondition();
        private volatile String waiting = "";
        private volatile String woken = "";

        SignalOne() {
            super("AB A", "BA B");
        }

        @Override
        public String run() throws Exception {
            Thread one = start(() -> await("A"));
            Thread two = start(() -> await("B"));
            while (waiting.length() < 2) {
                Thread.onSpinWait();
            }
            lock.lock();
            changed.signal();
            lock.unlock();
            while (woken.isEmpty()) {
                Thread.onSpinWait();
            }
            String first = woken;
            one.interrupt();
            two.interrupt();
            one.join();
            two.join();
            return waiting + " " + first;
        }

        private void await(String name) throws Exception {
            lock.lock();
            try {
                waiting += name;
                ended(() -> changed.await(), "woken");
                woken += name;
            } finally {
                lock.unlock();
            }
        }
    }

    /** One permit goes to one of two. */
    private static final class OneSemaphorePermit extends Litmus {
        private final Semaphore semaphore = new Semaphore(1);
        private final boolean[] got = new boolean[2];

        OneSemaphorePermit() {
            super("true false", "false true");
        }

        @Override
        public String run() throws Exception {
            together(() -> got[0] = semaphore.tryAcquire(), () -> got[1] = semaphore.tryAcquire());
            return got[0] + " " + got[1];
        }
    }

    /** A latch opens when both have counted down; in between its count is seen. */
    private static final class Latch extends Litmus {
        private final CountDownLatch latch = new CountDownLatch(2);
        private volatile int done;
        private long count;

        Latch() {
            super("0 2", "1 2", "2 2");
        }

        @Override
        public String run() throws Exception {
            Thread looking = start(() -> count = latch.getCount());
            Thread one = start(this::step);
            Thread two = start(this::step);
            latch.await();
            int seen = done;
            looking.join();
            one.join();
            two.join();
            return count + " " + seen;
        }

        private void step() {
            synchronized (this) {
                done++;
            }
            latch.countDown();
        }
    }

    /** The last to arrive has index 0. */
    private static final class Barrier extends Litmus {
        private final CyclicBarrier barrier = new CyclicBarrier(2);
        private final int[] index = new int[2];

        Barrier() {
            super("0 1", "1 0");
        }

        @Override
        public String run() throws Exception {
            together(() -> index[0] = barrier.await(), () -> index[1] = barrier.await());
            return index[0] + " " + index[1];
        }
    }

    /** Each gets what the other gave. */
    private static final class Exchange extends Litmus {
        private final Exchanger<String> exchanger = new Exchanger<>();
        private final String[] got = new String[2];

        Exchange() {
            super("b a");
        }

        @Override
        public String run() throws Exception {
            together(() -> got[0] = exchanger.exchange("a"), () -> got[1] = exchanger.exchange("b"));
            return got[0] + " " + got[1];
        }
    }
}
