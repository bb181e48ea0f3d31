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
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.contest.engine.draw.Draw;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunTask;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.jspecify.annotations.Nullable;

/** A few workers with an executor each: they take the numbers of runs and leave finished runs. */
final class RunPool implements AutoCloseable {

    /** A run that is next; alone when no other one will go on beside it. */
    private record Planned(RunTask task, Draw draw, boolean alone) {
    }

    /** What a worker leaves: a run, what went wrong, or neither when it has ended. */
    private record Left(@Nullable FinishedRun run, @Nullable Throwable wrong) {
    }

    /** So many runs may wait to be taken. */
    private static final int ROOM = 32;
    private static final int CLOSE_MILLIS = 60_000;
    private static final int MEGABYTE = 1 << 20;

    private final RunWork work;
    private final LessonLedger lessons;
    private final IntFunction<Draw> draws;
    private final IntSupplier numbers;
    private final Predicate<Draw> mayBegin;
    private final Cancellation cancellation;
    private final BlockingQueue<Left> left = new ArrayBlockingQueue<>(ROOM);
    private final List<Thread> threads = new ArrayList<>();
    /** Runs that are over before earlier ones. */
    private final TreeMap<Integer, FinishedRun> early = new TreeMap<>();
    private final Collisions collisions;
    private int taken;
    private int working;

    /**
     * Begins.
     *
     * @param firstRun the first of the numbers
     * @param numbers gives the number of the next run, 0 for no more; asked by one thread at a time
     * @param mayBegin false for a run that is not worth while, which ends a worker; asked by all of them
     */
    RunPool(int workers, Supplier<RunExecutor> executors, RunWork work, LessonLedger lessons, IntFunction<Draw> draws,
        int firstRun, IntSupplier numbers, Predicate<Draw> mayBegin, Cancellation cancellation) {
        this.work = work;
        this.lessons = lessons;
        taken = firstRun - 1;
        this.draws = draws;
        this.numbers = numbers;
        this.mayBegin = mayBegin;
        this.cancellation = cancellation;
        working = workers;
        collisions = new Collisions(workers);
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
        Cancellation noLonger = () -> cancellation.isCancelled() || collisions.endsWorker();
        int number = next();
        while (!cancellation.isCancelled()) {
            while (number > 0 && !collisions.endsWorker() && planned.size() < executor.ahead()
                && lessons.isReady(number)) {
                planned.add(plan(number, executor));
                number = next();
            }
            Planned first = planned.poll();
            if (first != null && !mayBegin.test(first.draw())) {
                break;
            } else if (first != null) {
                finish(first, work.execute(first.task(), first.draw(), executor, cancellation));
                number = number == 0 ? next() : collisions.next(number);
            } else if (noLonger.isCancelled() || number == 0 || !lessons.await(number, noLonger)) {
                break;
            }
        }
        collisions.end(number);
    }

    private void finish(Planned planned, FinishedRun run) throws InterruptedException {
        if (!planned.alone() && Collisions.isOne(run)) {
            collisions.add(run.number());
            return;
        }
        String note = collisions.note();
        if (!note.isEmpty()) {
            run.notes().add(note);
        }
        left.put(new Left(run, null));
    }

    private Planned plan(int number, RunExecutor executor) {
        Draw draw = draws.apply(number);
        RunTask task = work.task(number, draw);
        executor.announce(task);
        return new Planned(task, draw, collisions.isAlone());
    }

    private int next() {
        int again = collisions.next();
        if (again > 0) {
            return again;
        }
        synchronized (numbers) {
            return numbers.getAsInt();
        }
    }

    /**
     * Waits for the next run, in the order of numbers, so that the same seed ends with the same run; null when all
     * workers have ended.
     */
    @Nullable
    FinishedRun take() {
        try {
            while (working > 0 && !isNext()) {
                Left next = left.take();
                if (next.wrong() != null) {
                    throw failed(next.wrong());
                } else if (next.run() != null) {
                    early.put(next.run().number(), next.run());
                } else {
                    working--;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw EngineException.tool("The engine was interrupted.", e);
        }
        Map.Entry<Integer, FinishedRun> first = early.pollFirstEntry();
        taken = first == null ? taken : first.getKey();
        return first == null ? null : first.getValue();
    }

    /** Why a run could not be done, told to the user. */
    static EngineException failed(Throwable wrong) {
        if (wrong instanceof EngineException known) {
            return known;
        }
        return EngineException.tool(wrong instanceof OutOfMemoryError
            ? "A run could not be done: the memory of ConTest itself is full. Give it more than "
                + Runtime.getRuntime().maxMemory() / MEGABYTE + " MB (-Xmx), have fewer traces looked at "
                + "(--findings auto, --jobs 1), or make the runs shorter."
            : "A run could not be done: " + wrong, wrong);
    }

    private boolean isNext() {
        return !early.isEmpty() && early.firstKey() == taken + 1;
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
