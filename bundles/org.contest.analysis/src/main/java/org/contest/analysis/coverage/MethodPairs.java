/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.Arrays;
import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.Steps;

/**
 * Methods that ran while another one was interrupted (Edelstein 2002, "Using coverage", second model). Task: (A, B): a
 * thread lost the processor in method A, and another thread did something in method B before the first one went on in
 * A. What an execution of a method is, {@link MethodInterrupted} says.
 */
final class MethodPairs implements Collector {

    private static final class Execution {
        private int method;
        private int since;
    }

    private final TaskWriter tasks;
    private final Indexed<Execution> threads = new Indexed<>(Execution::new);
    /** What happened, a step for each thread and method in a row. */
    private int[] ranThread = new int[64];
    private int[] ranMethod = new int[64];
    private int size;

    MethodPairs(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
    }

    @Override
    public void take(Steps step) {
        int method = step.begins() ? step.method() : 0;
        if (method == 0) {
            return;
        }
        int thread = step.thread();
        Execution execution = threads.of(thread);
        if (execution.method == method) {
            for (int i = execution.since; i < size; i++) {
                if (ranThread[i] != thread) {
                    tasks.at(method, ranMethod[i]).cover();
                }
            }
        }
        execution.method = method;
        ran(thread, method);
        execution.since = size;
    }

    private void ran(int thread, int method) {
        if (size > 0 && ranThread[size - 1] == thread && ranMethod[size - 1] == method) {
            return;
        }
        if (size == ranThread.length) {
            ranThread = Arrays.copyOf(ranThread, 2 * size);
            ranMethod = Arrays.copyOf(ranMethod, 2 * size);
        }
        ranThread[size] = thread;
        ranMethod[size++] = method;
    }
}
