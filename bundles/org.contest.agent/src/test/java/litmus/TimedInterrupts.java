/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package litmus;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

/** An interrupt and the end of a time, or what is waited for, come together (JLS 17.2.1, 17.2.4, 17.3). */
final class TimedInterrupts {

    private TimedInterrupts() {
    }

    static List<Litmus> all() {
        return List.of(new InterruptedTimedWait(), new InterruptedTimedJoin(), new InterruptedTimedAwait(),
            new InterruptedTimedLock(), new InterruptedTimedLatch(), new InterruptedTimedPhase(),
            new InterruptedTimedReadLock(), new InterruptedParkNanos(), new InterruptedParkUntil(),
            new NotifyInterruptAndTime(), new PollInterruptAndTime(), new AcquireInterruptAndTime());
    }

    /** What is waited for never comes: the interrupt ends the wait, or its time does, before or after the interrupt. */
    private abstract static class Hopeless extends Litmus {
        private String end;

        Hopeless() {
            super("over", "over flag", "interrupted");
        }

        /** Waits for a millisecond. */
        abstract void operation() throws Exception;

        @Override
        public String run() throws Exception {
            Thread waiter = start(() -> end = ended(this::operation, "over"));
            waiter.interrupt();
            waiter.join();
            return end;
        }

        @Override
        public final Set<String> untimed() {
            return Set.of("interrupted");
        }
    }

    private static final class InterruptedTimedWait extends Hopeless {
        @Override
        synchronized void operation() throws InterruptedException {
            wait(1);
        }

        @Override
        public Set<String> spurious() {
            return outcomes();
        }
    }

    private static final class InterruptedTimedJoin extends Hopeless {
        private final CountDownLatch end = new CountDownLatch(1);
        private Thread other;

        @Override
        void operation() throws InterruptedException {
            other.join(1);
        }

        @Override
        public String run() throws Exception {
            other = start(end::await);
            String seen = super.run();
            end.countDown();
            other.join();
            return seen;
        }
    }

    private static final class InterruptedTimedAwait extends Hopeless {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition never = lock.newCondition();

        @Override
        void operation() throws InterruptedException {
            lock.lock();
            try {
                never.await(1, MILLISECONDS);
            } finally {
                lock.unlock();
            }
        }
    }

    private static final class InterruptedTimedLock extends Hopeless {
        private final ReentrantLock lock = new ReentrantLock();

        @Override
        void operation() throws InterruptedException {
            lock.tryLock(1, MILLISECONDS);
        }

        @Override
        public String run() throws Exception {
            lock.lock();
            return super.run();
        }
    }

    private static final class InterruptedTimedLatch extends Hopeless {
        private final CountDownLatch latch = new CountDownLatch(1);

        @Override
        void operation() throws InterruptedException {
            latch.await(1, MILLISECONDS);
        }
    }

    private static final class InterruptedTimedPhase extends Hopeless {
        private final Phaser phaser = new Phaser(1);

        @Override
        void operation() throws InterruptedException {
            try {
                phaser.awaitAdvanceInterruptibly(0, 1, MILLISECONDS);
            } catch (TimeoutException e) {
                return; // its time is over
            }
        }
    }

    private static final class InterruptedTimedReadLock extends Hopeless {
        private final StampedLock lock = new StampedLock();

        @Override
        void operation() throws InterruptedException {
            lock.tryReadLock(1, MILLISECONDS);
        }

        @Override
        public String run() throws Exception {
            lock.writeLock();
            return super.run();
        }
    }

    /** A park that an interrupt ends, or its time before that. */
    private abstract static class Parked extends Litmus {
        private String end;

        Parked() {
            super("over", "over flag");
        }

        abstract void operation();

        @Override
        public String run() throws Exception {
            Thread parker = start(() -> end = ended(this::operation, "over"));
            parker.interrupt();
            parker.join();
            return end;
        }

        @Override
        public final Set<String> untimed() {
            return Set.of("over flag");
        }

        @Override
        public final Set<String> spurious() {
            return Set.of("over");
        }
    }

    private static final class InterruptedParkNanos extends Parked {
        @Override
        void operation() {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private static final class InterruptedParkUntil extends Parked {
        @Override
        void operation() {
            LockSupport.parkUntil(System.currentTimeMillis() + 2);
        }
    }

    /** What is waited for comes, and an interrupt after it. */
    private abstract static class Given extends Litmus {
        private String end;

        Given(String... outcomes) {
            super(outcomes);
        }

        /** Waits for a millisecond; says whether it came. */
        abstract boolean operation() throws Exception;

        abstract void give() throws Exception;

        @Override
        public final String run() throws Exception {
            Thread waiter = start(() -> {
                boolean[] got = {false};
                String how = ended(() -> got[0] = operation(), "over");
                end = got[0] ? how.replace("over", "got") : how.replace(" flag", "");
            });
            give();
            waiter.interrupt();
            waiter.join();
            return end;
        }

        @Override
        public final Set<String> untimed() {
            Set<String> outcomes = new TreeSet<>(outcomes());
            outcomes.remove("over");
            return outcomes;
        }
    }

    /** A thread that was notified in time is not interrupted any more. */
    private static final class NotifyInterruptAndTime extends Given {
        private boolean ready;

        NotifyInterruptAndTime() {
            super("got", "got flag", "over");
        }

        @Override
        synchronized boolean operation() throws InterruptedException {
            if (!ready) {
                wait(1);
            }
            return ready;
        }

        @Override
        synchronized void give() {
            ready = true;
            notify();
        }
    }

    private static final class PollInterruptAndTime extends Given {
        private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();

        PollInterruptAndTime() {
            super("got", "got flag", "interrupted", "over");
        }

        @Override
        boolean operation() throws InterruptedException {
            return queue.poll(1, MILLISECONDS) != null;
        }

        @Override
        void give() {
            queue.add("item");
        }
    }

    private static final class AcquireInterruptAndTime extends Given {
        private final Semaphore semaphore = new Semaphore(0);

        AcquireInterruptAndTime() {
            super("got", "got flag", "interrupted", "over");
        }

        @Override
        boolean operation() throws InterruptedException {
            return semaphore.tryAcquire(1, MILLISECONDS);
        }

        @Override
        void give() {
            semaphore.release();
        }
    }
}
