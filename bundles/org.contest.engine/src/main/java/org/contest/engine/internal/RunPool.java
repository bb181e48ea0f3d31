/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.contest.engine.Cancellation;
import org.contest.engine.EngineException;
import org.contest.engine.draw.Draw;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunTask;
import org.jspecify.annotations.Nullable;

/** A few workers with an executor each: they take the numbers of runs and leave finished runs. */
final class RunPool implements AutoCloseable {

    private record Planned(RunTask task, Draw draw) {
    }

    /** What a worker leaves: a run, what went wrong, or neither when it has ended. */
    private record Left(@Nullable FinishedRun run, @Nullable Throwable wrong) {
    }

    /** So many runs may wait to be taken. */
    private static final int ROOM = 32;
    private static final int CLOSE_MILLIS = 60_000;

    private final RunWork work;
    private final IntFunction<Draw> draws;
    private final IntSupplier numbers;
    private final Cancellation cancellation;
    private final BlockingQueue<Left> left = new ArrayBlockingQueue<>(ROOM);
    private final List<Thread> threads = new ArrayList<>();
    private int working;

    /**
     * Begins.
     *
     * @param numbers gives the number of the next run, 0 for no more; asked by one thread at a time
     */
    RunPool(int workers, Supplier<RunExecutor> executors, RunWork work, IntFunction<Draw> draws,
        IntSupplier numbers,
        Cancellation cancellation) {
        this.work = work;
        this.draws = draws;
        this.numbers = numbers;
        this.cancellation = cancellation;
        working = workers;
        for (int i = 0; i < workers; i++) {
            RunExecutor executor = executors.get();
            Thread thread = new Thread(() -> work(executor), "ConTest runs");
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
    }

    private void work(RunExecutor executor) {
        try (executor) {
            Throwable wrong = null;
            try {
                runs(executor);
            } catch (RuntimeException | Error e) {
                wrong = e;
            }
            left.put(new Left(null, wrong));
        } catch (InterruptedException e) {
            return; // nobody waits any more
        }
    }

    private void runs(RunExecutor executor) throws InterruptedException {
        Deque<Planned> planned = new ArrayDeque<>();
        while (!cancellation.isCancelled()) {
            plan(planned, executor);
            Planned next = planned.poll();
            if (next == null) {
                return;
            }
            left.put(new Left(work.execute(next.task(), next.draw(), executor, cancellation), null));
        }
    }

    private void plan(Deque<Planned> planned, RunExecutor executor) {
        while (planned.size() < executor.ahead()) {
            int number = next();
            if (number == 0) {
                return;
            }
            Draw draw = draws.apply(number);
            RunTask task = work.task(number, draw);
            executor.announce(task);
            planned.add(new Planned(task, draw));
        }
    }

    private int next() {
        synchronized (numbers) {
            return numbers.getAsInt();
        }
    }

    /** Waits for the next run that is over; null when all workers have ended. */
    @Nullable
    FinishedRun take() {
        try {
            while (working > 0) {
                Left next = left.take();
                if (next.wrong() instanceof EngineException failed) {
                    throw failed;
                } else if (next.wrong() != null) {
                    throw EngineException.tool("A run could not be done: " + next.wrong(), next.wrong());
                } else if (next.run() != null) {
                    return next.run();
                }
                working--;
            }
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw EngineException.tool("The engine was interrupted.", e);
        }
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
        try {
            for (Thread thread : threads) {
                thread.join(CLOSE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
