/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/** No idiom has a data race: executors, futures, timers, virtual threads. */
public final class CleanExecutors {

    private CleanExecutors() {
    }

    static final class SubmitAndGet extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
                Future<?> future = pool.submit(() -> x = 1);
                future.get();
                x++;
            }
        }
    }

    static final class TasksOfOneThread extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
                pool.execute(() -> x++);
                pool.execute(() -> x++);
            }
        }
    }

    static final class AllInvoked extends Idiom {
        @Override
        protected void run() throws Exception {
            x = 1;
            try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
                pool.invokeAll(List.of(() -> v = x, () -> v = x + 1));
            }
            x++;
        }
    }

    static final class PoolClosed extends Idiom {
        @Override
        protected void run() throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            pool.execute(() -> x = 1);
            pool.shutdown();
            pool.awaitTermination(1, TimeUnit.MINUTES);
            x++;
        }
    }

    static final class ScheduledAndGot extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ScheduledExecutorService pool = Executors.newScheduledThreadPool(1)) {
                pool.schedule(() -> x = 1, 1, TimeUnit.MILLISECONDS).get();
                x++;
            }
        }
    }

    static final class CompletionService extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
                ExecutorCompletionService<int[]> service = new ExecutorCompletionService<>(pool);
                service.submit(() -> new int[] {1});
                service.take().get()[0]++;
            }
        }
    }

    static final class FutureTaskRun extends Idiom {
        @Override
        protected void run() throws Exception {
            FutureTask<int[]> task = new FutureTask<>(() -> new int[] {1});
            Thread thread = start(task::run);
            task.get()[0]++;
            thread.join();
        }
    }

    static final class FutureJoined extends Idiom {
        @Override
        protected void run() throws Exception {
            CompletableFuture.runAsync(() -> x = 1).join();
            x++;
        }
    }

    static final class FutureChain extends Idiom {
        @Override
        protected void run() throws Exception {
            CompletableFuture.supplyAsync(() -> new int[] {1}).thenApplyAsync(cell -> {
                cell[0]++;
                return cell;
            }).thenAccept(cell -> cell[0]++).join();
        }
    }

    static final class FutureCompleted extends Idiom {
        private final CompletableFuture<int[]> future = new CompletableFuture<>();

        @Override
        protected void run() throws Exception {
            both(() -> future.complete(new int[] {1}), () -> future.get()[0]++);
        }
    }

    static final class FuturesCombined extends Idiom {
        private int y;

        @Override
        protected void run() throws Exception {
            CompletableFuture<Void> one = CompletableFuture.runAsync(() -> x = 1);
            CompletableFuture<Void> other = CompletableFuture.runAsync(() -> y = 1);
            CompletableFuture.allOf(one, other).join();
            v = x + y;
        }
    }

    static final class ForkedAndJoined extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ForkJoinPool pool = new ForkJoinPool(2)) {
                pool.submit(() -> x++).join();
                x++;
            }
        }
    }

    static final class RecursiveHalves extends Idiom {
        private final int[] cells = new int[4];

        @Override
        protected void run() throws Exception {
            try (ForkJoinPool pool = new ForkJoinPool(2)) {
                pool.invoke(new Half(cells, 0, cells.length));
            }
            v = cells[0] + cells[3];
        }
    }

    static final class ParallelSum extends Idiom {
        private final int[] cells = new int[8];

        @Override
        protected void run() throws Exception {
            IntStream.range(0, cells.length).parallel().forEach(i -> cells[i] = i);
            v = cells[7];
        }
    }

    static final class TimerAwaited extends Idiom {
        @Override
        protected void run() throws Exception {
            Timer timer = new Timer();
            CountDownLatch done = new CountDownLatch(1);
            x = 1;
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    x++;
                    done.countDown();
                }
            }, 0);
            done.await();
            x++;
            timer.cancel();
        }
    }

    static final class VirtualJoined extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = Thread.startVirtualThread(() -> x = 1);
            thread.join();
            x++;
        }
    }

    static final class VirtualClosed extends Idiom {
        @Override
        protected void run() throws Exception {
            try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
                pool.submit(() -> x++).get();
                pool.submit(() -> x++).get();
            }
            x++;
        }
    }

    static final class OwnThreadLocal extends Idiom {
        private final ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> new int[1]);

        @Override
        protected void run() throws Exception {
            both(() -> local.get()[0]++, () -> local.get()[0]++);
        }
    }

    static final class Parked extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread main = Thread.currentThread();
            Thread thread = start(() -> {
                x = 1;
                ready = true;
                LockSupport.unpark(main);
            });
            while (!ready) {
                LockSupport.park();
            }
            x++;
            thread.join();
        }
    }

    static final class Adder extends Idiom {
        private final LongAdder adder = new LongAdder();

        @Override
        protected void run() throws Exception {
            both(adder::increment, adder::increment);
            v = (int) adder.sum();
        }
    }

    private static final class Half extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final transient int[] cells;
        private final int from;
        private final int to;

        Half(int[] cells, int from, int to) {
            this.cells = cells;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from == 1) {
                cells[from]++;
            } else {
                int middle = (from + to) / 2;
                invokeAll(new Half(cells, from, middle), new Half(cells, middle, to));
            }
        }
    }
}
