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
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Timed operations of java.util.concurrent end with what they wait for, or when their time is over. */
final class Timed {

    private Timed() {
    }

    static List<Litmus> all() {
        return List.of(new TimedPoll(), new TimedAcquire(), new TimedLock(), new TimedCondition(), new TimedLatch(),
            new TimedGet(), new OrTimeout());
    }

    /** One thread waits, another gives. */
    private abstract static class Operation extends Litmus {
        private String end;

        Operation() {
            super("true", "false");
        }

        final String together(Callable<Boolean> waits, Body gives) throws InterruptedException {
            together(() -> end = "" + waits.call(), gives);
            return end;
        }

        @Override
        public final Set<String> untimed() {
            return Set.of("true");
        }
    }

    private static final class TimedPoll extends Operation {
        private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();

        @Override
        public String run() throws Exception {
            return together(() -> queue.poll(1, MILLISECONDS) != null, () -> queue.add("item"));
        }
    }

    private static final class TimedAcquire extends Operation {
        private final Semaphore semaphore = new Semaphore(0);

        @Override
        public String run() throws Exception {
            return together(() -> semaphore.tryAcquire(1, MILLISECONDS), semaphore::release);
        }
    }

    private static final class TimedLock extends Operation {
        private final ReentrantLock lock = new ReentrantLock();

        @Override
        public String run() throws Exception {
            return together(() -> lock.tryLock(1, MILLISECONDS) && unlock(), () -> {
                lock.lock();
                unlock();
            });
        }

        private boolean unlock() {
            lock.unlock();
            return true;
        }
    }

    private static final class TimedCondition extends Operation {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition changed = lock.newCondition();
        private boolean ready;

        @Override
        public String run() throws Exception {
            return together(this::await, () -> {
                lock.lock();
                ready = true;
                changed.signal();
                lock.unlock();
            });
        }

        private boolean await() throws InterruptedException {
            lock.lock();
            try {
                return ready || changed.await(1, MILLISECONDS);
            } finally {
                lock.unlock();
            }
        }
    }

    private static final class TimedLatch extends Operation {
        private final CountDownLatch latch = new CountDownLatch(1);

        @Override
        public String run() throws Exception {
            return together(() -> latch.await(1, MILLISECONDS), latch::countDown);
        }
    }

    private static final class TimedGet extends Operation {
        private final FutureTask<Boolean> task = new FutureTask<>(() -> true);

        @Override
        public String run() throws Exception {
            return together(() -> {
                try {
                    return task.get(1, MILLISECONDS);
                } catch (TimeoutException e) {
                    return false;
                }
            }, task::run);
        }
    }

    private static final class OrTimeout extends Operation {
        private final CompletableFuture<Boolean> future = new CompletableFuture<>();

        @Override
        public String run() throws Exception {
            return together(() -> {
                try {
                    return future.orTimeout(1, MILLISECONDS).get();
                } catch (ExecutionException e) {
                    return false;
                }
            }, () -> future.complete(true));
        }
    }
}
