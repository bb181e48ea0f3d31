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
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

/** What threads know of each other from before their start to their end, and how they meet (Thread, JLS 17.2.4). */
final class Lives {

    private Lives() {
    }

    static List<Litmus> all() {
        return List.of(new FlagAtEntry(), new UnparkBeforeStart(), new InheritsAtCreation(), new StateOfWaiter(),
            new StateOfSleeper(), new StateOfContender(), new TwoOfThreeWaiters(), new SignalAndInterrupt(),
            new InterruptedBarrier(), new OptimisticRead());
    }

    /** A flag that is set ends what waits, also where it need not wait; but not a join with a thread that has ended. */
    private static final class FlagAtEntry extends Litmus {
        FlagAtEntry() {
            super("sleep interrupted, join over flag, acquire interrupted, latch interrupted, poll over flag, "
                + "park over flag");
        }

        @Override
        public String run() throws Exception {
            Thread ended = start(() -> Thread.yield());
            ended.join();
            return "sleep " + flagged(() -> Thread.sleep(0)) + ", join " + flagged(ended::join) + ", acquire "
                + flagged(() -> new Semaphore(1).acquire()) + ", latch " + flagged(() -> new CountDownLatch(0).await())
                + ", poll " + flagged(() -> new Semaphore(0).tryAcquire()) + ", park " + flagged(LockSupport::park);
        }

        private static String flagged(Body operation) throws Exception {
            Thread.currentThread().interrupt();
            String end = ended(operation, "over");
            Thread.interrupted();
            return end;
        }
    }

    /** A permit for a thread that has not started is none. */
    private static final class UnparkBeforeStart extends Litmus {
        private volatile boolean given;
        private boolean seen;

        UnparkBeforeStart() {
            super("true");
        }

        @Override
        public String run() throws Exception {
            Thread parker = new Thread(() -> {
                LockSupport.park();
                seen = given;
            });
            LockSupport.unpark(parker);
            parker.start();
            given = true;
            while (parker.isAlive()) {
                LockSupport.unpark(parker);
                Thread.yield();
            }
            return "" + seen;
        }

        @Override
        public Set<String> spurious() {
            return Set.of("false");
        }
    }

    /** A child inherits what its creator has when it makes it, not when it starts it. */
    private static final class InheritsAtCreation extends Litmus {
        private final InheritableThreadLocal<String> local = new InheritableThreadLocal<>();
        private String seen;

        InheritsAtCreation() {
            super("made started");
        }

        @Override
        public String run() throws Exception {
            local.set("made");
            Thread child = new Thread(() -> seen = local.get());
            local.set("started");
            child.start();
            child.join();
            return seen + " " + local.get();
        }
    }

    /** A thread seen from another one until it is in the state that is waited for, or has ended. */
    private abstract static class Watched extends Litmus {
        final Thread.State awaited;

        Watched(Thread.State awaited, String... outcomes) {
            super(outcomes);
            this.awaited = awaited;
        }

        final String watch(Thread thread) {
            String before = thread.getState() + " " + thread.isAlive();
            thread.start();
            Thread.State state = thread.getState();
            while (state != awaited && state != Thread.State.TERMINATED) {
                Thread.yield();
                state = thread.getState();
            }
            return before + " " + state;
        }
    }

    private static final class StateOfWaiter extends Watched {
        private boolean told;

        StateOfWaiter() {
            super(Thread.State.WAITING, "NEW false WAITING TERMINATED");
        }

        @Override
        public String run() throws Exception {
            Thread waiter = new Thread(this::await);
            String seen = watch(waiter);
            synchronized (this) {
                told = true;
                notify();
            }
            waiter.join();
            return seen + " " + waiter.getState();
        }

        private synchronized void await() {
            try {
                while (!told) {
                    wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Its time may be over before anybody looks. */
    private static final class StateOfSleeper extends Watched {
        StateOfSleeper() {
            super(Thread.State.TIMED_WAITING, "NEW false TIMED_WAITING", "NEW false TERMINATED");
        }

        @Override
        public String run() throws Exception {
            Thread sleeper = new Thread(() -> LockSupport.parkNanos(1_000_000));
            String seen = watch(sleeper);
            sleeper.join();
            return seen;
        }

        @Override
        public Set<String> untimed() {
            return Set.of("NEW false TIMED_WAITING");
        }

        @Override
        public Set<String> spurious() {
            return outcomes();
        }
    }

    private static final class StateOfContender extends Watched {
        StateOfContender() {
            super(Thread.State.BLOCKED, "NEW false BLOCKED");
        }

        @Override
        public String run() throws Exception {
            Thread contender = new Thread(this::enter);
            String seen;
            synchronized (this) {
                seen = watch(contender);
            }
            contender.join();
            return seen;
        }

        private synchronized void enter() {
            Thread.yield();
        }
    }

    /** Two notifies wake two of three, any, in any order. */
    private static final class TwoOfThreeWaiters extends Litmus {
        private volatile int waiting;
        private volatile String order = "";

        TwoOfThreeWaiters() {
            super("AB", "AC", "BA", "BC", "CA", "CB");
        }

        @Override
        public String run() throws Exception {
            Thread[] waiters = {start(() -> await("A")), start(() -> await("B")), start(() -> await("C"))};
            for (boolean all = false; !all;) {
                Thread.onSpinWait();
                synchronized (this) {
                    all = waiting == waiters.length;
                }
            }
            synchronized (this) {
                notify();
                notify();
            }
            while (order.length() < 2) {
                Thread.onSpinWait();
            }
            String first = order;
            for (Thread waiter : waiters) {
                waiter.interrupt();
                waiter.join();
            }
            return first;
        }

        private synchronized void await(String name) throws Exception {
            waiting++;
            ended(() -> wait(), name);
            order += name;
        }

        @Override
        public Set<String> spurious() {
            return Set.of("ABC", "ACB", "BAC", "BCA", "CAB", "CBA");
        }
    }

    /** A thread that leaves a condition by an interrupt takes no signal along. */
    private static final class SignalAndInterrupt extends Litmus {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition changed = lock.newCondition();
        private final String[] ends = new String[2];
        private volatile int waiting;

        SignalAndInterrupt() {
            super("interrupted, woken", "woken, interrupted", "woken flag, interrupted");
        }

        @Override
        public String run() throws Exception {
            Thread first = start(() -> await(0));
            while (waiting < 1) {
                Thread.onSpinWait();
            }
            Thread second = start(() -> await(1));
            for (boolean both = false; !both;) {
                Thread.onSpinWait();
                lock.lock();
                both = waiting == 2;
                lock.unlock();
            }
            Thread signaller = start(() -> {
                lock.lock();
                changed.signal();
                lock.unlock();
            });
            first.interrupt();
            signaller.join();
            first.join();
            if (ends[0].startsWith("woken")) {
                second.interrupt();
            }
            second.join();
            return ends[0] + ", " + ends[1];
        }

        private void await(int index) throws Exception {
            lock.lock();
            try {
                waiting++;
                ends[index] = ended(changed::await, "woken");
            } finally {
                lock.unlock();
            }
        }
    }

    /** An interrupt breaks a barrier for all, or comes when it has been passed. */
    private static final class InterruptedBarrier extends Litmus {
        private final CyclicBarrier barrier = new CyclicBarrier(2);
        private final String[] ends = new String[2];

        InterruptedBarrier() {
            super("passed, passed", "passed flag, passed", "interrupted, broken");
        }

        @Override
        public String run() throws Exception {
            Thread first = start(() -> await(0));
            Thread second = start(() -> await(1));
            first.interrupt();
            first.join();
            second.join();
            return ends[0] + ", " + ends[1];
        }

        private void await(int index) throws Exception {
            try {
                ends[index] = ended(barrier::await, "passed");
            } catch (BrokenBarrierException e) {
                ends[index] = "broken";
            }
        }
    }

    /** What was read is from before the lock or after it, or said to be neither. */
    private static final class OptimisticRead extends Litmus {
        private final StampedLock lock = new StampedLock();
        private volatile int x;
        private volatile int y;
        private String seen;

        OptimisticRead() {
            super("00", "11", "invalid");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                long stamp = lock.writeLock();
                x = 1;
                y = 1;
                lock.unlockWrite(stamp);
            }, () -> {
                long stamp = lock.tryOptimisticRead();
                String read = "" + x + y;
                seen = lock.validate(stamp) ? read : "invalid";
            });
            return seen;
        }
    }
}
