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
import org.contest.protocol.WaitOutcome;

/**
 * Synchronization between two threads (Fiedor 2014, section 3.2, HBPair): what t2 does at pl2 follows what t1 did at
 * pl1, by a synchronization object. Task: (pl1, pl2, syncObj[, t1, t2]). Objects are locks, volatile and atomic
 * variables, monitors that are notified, and threads that are started or joined; synchronizers of java.util.concurrent
 * are made of these, and named by what the program calls.
 */
final class HappensBeforePairs implements Collector {

    /** The last that something was released. */
    private static final class Release {
        private int thread = -1;
        private int location;
        private int name;
        private int depth;

        void at(Steps step, int threadName) {
            thread = step.thread();
            location = step.location();
            name = threadName;
        }
    }

    /** What is known of a thread: where it was started, and what it did last. */
    private static final class Life {
        private final Release started = new Release();
        private final Release last = new Release();
        private int depth;
    }

    private final TaskWriter tasks;
    private final Indexed<Release> monitors = new Indexed<>(Release::new);
    private final Indexed<Release> signals = new Indexed<>(Release::new);
    private final Indexed<Release> variables = new Indexed<>(Release::new);
    private final Indexed<Life> threads = new Indexed<>(Life::new);
    private final int start;
    private final int join;

    HappensBeforePairs(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
        start = steps.identities().name("start");
        join = steps.identities().name("join");
    }

    @Override
    public void take(Steps step) {
        int name = tasks.needsThreads() && step.location() != 0 ? step.threadName() : 0;
        Life life = threads.of(step.thread());
        if (step.location() != 0) {
            if (life.started.thread >= 0) {
                pair(life.started, step, start, name);
                life.started.thread = -1;
            }
            synchronization(step, name);
            life.last.at(step, name);
        }
    }

    private void synchronization(Steps step, int name) {
        switch (step.kind()) {
        case MONITOR_ENTER -> enter(step, name);
        case MONITOR_EXIT -> exit(step, name);
        case WAIT -> waiting(step, name);
        case WAIT_END -> waitEnd(step, name);
        case NOTIFY, NOTIFY_ALL -> signals.of(step.object()).at(step, name);
        case THREAD_START -> {
            if (step.value() >= 0) {
                threads.of((int) step.value()).started.at(step, name);
            }
        }
        case JOIN -> join(step, name);
        case VOLATILE_READ, STATIC_VOLATILE_READ, ATOMIC_READ -> read(step, name);
        case VOLATILE_WRITE, STATIC_VOLATILE_WRITE, ATOMIC_WRITE -> variables.of(step.variable()).at(step, name);
        case ATOMIC_UPDATE -> {
            read(step, name);
            variables.of(step.variable()).at(step, name);
        }
        default -> {
        }
        }
    }

    private void pair(Release from, Steps to, int object, int name) {
        if (from.thread >= 0 && from.thread != to.thread() && from.location != 0) {
            tasks.at(from.location, to.location()).of(object).by(from.name, name).cover();
        }
    }

    private void read(Steps step, int name) {
        Release release = variables.of(step.variable());
        if (release.thread >= 0) {
            pair(release, step, step.synchronizerName(), name);
        }
    }

    private void enter(Steps step, int name) {
        Release monitor = monitors.of(step.object());
        if (monitor.depth++ == 0) {
            pair(monitor, step, step.synchronizerName(), name);
        }
    }

    private void exit(Steps step, int name) {
        Release monitor = monitors.of(step.object());
        monitor.depth = Math.max(0, monitor.depth - 1);
        if (monitor.depth == 0) {
            monitor.at(step, name);
        }
    }

    /** A wait gives the monitor back at once, however often the thread has entered it. */
    private void waiting(Steps step, int name) {
        Release monitor = monitors.of(step.object());
        monitor.at(step, name);
        threads.of(step.thread()).depth = monitor.depth;
        monitor.depth = 0;
    }

    private void waitEnd(Steps step, int name) {
        monitors.of(step.object()).depth = threads.of(step.thread()).depth;
        pair(monitors.of(step.object()), step, step.synchronizerName(), name);
        if (step.value() == WaitOutcome.SIGNALLED.ordinal()) {
            pair(signals.of(step.object()), step, step.synchronizerName(), name);
        }
    }

    private void join(Steps step, int name) {
        if (step.value() == WaitOutcome.SIGNALLED.ordinal()) {
            int ended = step.threadOfObject();
            if (ended >= 0) {
                pair(threads.of(ended).last, step, join, name);
            }
        }
    }
}
