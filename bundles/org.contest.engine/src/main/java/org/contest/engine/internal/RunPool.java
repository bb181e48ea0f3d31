/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.contest.engine.EngineException;
import org.contest.engine.exec.RunExecutor;

/** A few workers with an executor each. */
final class RunPool implements AutoCloseable {

    /** What a worker does with its executor. */
    @FunctionalInterface
    interface Work {
        /** Does one run. */
        FinishedRun with(RunExecutor executor);
    }

    private static final int CLOSE_SECONDS = 60;

    private final ExecutorService threads;
    private final ExecutorCompletionService<FinishedRun> completion;
    private final BlockingQueue<RunExecutor> idle = new LinkedBlockingQueue<>();
    private int going;

    RunPool(int workers, Supplier<RunExecutor> executors) {
        threads = Executors.newFixedThreadPool(workers, work -> {
            Thread thread = new Thread(work, "ConTest runs");
            thread.setDaemon(true);
            return thread;
        });
        completion = new ExecutorCompletionService<>(threads);
        for (int i = 0; i < workers; i++) {
            idle.add(executors.get());
        }
    }

    void submit(Work work) {
        going++;
        completion.submit(() -> {
            RunExecutor executor = idle.take();
            try {
                return work.with(executor);
            } finally {
                idle.add(executor);
            }
        });
    }

    /** The number of runs that are not taken. */
    int going() {
        return going;
    }

    /** Waits for the next run that is over. */
    FinishedRun take() {
        try {
            FinishedRun run = completion.take().get();
            going--;
            return run;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof EngineException failed) {
                throw failed;
            }
            throw EngineException.tool("A run could not be done: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw EngineException.tool("The engine was interrupted.", e);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
        try {
            threads.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        idle.forEach(RunExecutor::close);
    }
}
