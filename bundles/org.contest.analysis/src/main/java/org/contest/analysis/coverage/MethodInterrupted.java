/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.Steps;

/**
 * Methods that a context switch interrupted, or did not (Edelstein 2002, "Using coverage", first model). Task: (method,
 * interrupted or not). A trace tells no calls: an execution of a method is what a thread does in it without doing
 * anything in another method, and it is interrupted when another thread does something in between.
 */
final class MethodInterrupted implements Collector {

    private static final class Execution {
        private int method;
        private boolean interrupted;
    }

    private final TaskWriter tasks;
    private final Indexed<Execution> threads = new Indexed<>(Execution::new);
    private final int interrupted;
    private final int notInterrupted;
    private int last = -1;
    private int most;

    MethodInterrupted(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
        interrupted = steps.identities().name(MethodWorlds.INTERRUPTED);
        notInterrupted = steps.identities().name(MethodWorlds.NOT_INTERRUPTED);
    }

    @Override
    public void take(Steps step) {
        int method = step.begins() ? step.method() : 0;
        if (method == 0) {
            return;
        }
        int thread = step.thread();
        Execution execution = threads.of(thread);
        if (execution.method != method) {
            finish(execution);
            execution.method = method;
            execution.interrupted = false;
        } else if (last != thread) {
            execution.interrupted = true;
            tasks.at(method).with(interrupted).cover();
        }
        last = thread;
        most = Math.max(most, thread);
    }

    private void finish(Execution execution) {
        if (execution.method != 0 && !execution.interrupted) {
            tasks.at(execution.method).with(notInterrupted).cover();
        }
    }

    @Override
    public void end() {
        for (int thread = 0; thread <= most; thread++) {
            finish(threads.of(thread));
        }
    }
}
