/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.Locale;
import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.Steps;
import org.contest.protocol.EventKind.Category;
import org.contest.protocol.WaitOutcome;

/**
 * Synchronization coverage (Fiedor 2014, section 3.1, Sync). Task: (pl, mode). A monitor entry was <i>visited</i>; it
 * was <i>blocked</i> when another thread held the monitor between the last event of the thread and the entry, and the
 * entry of that other thread was <i>blocking</i>. A wait or park has its outcome as mode; a notify is <i>lost</i> when
 * nobody waits; other synchronization is visited.
 */
final class Sync implements Collector {

    /** Who entered a monitor last, where, and when it was left for good. */
    private static final class Monitor {
        private int owner = -1;
        private int waiters;
        private int left = -1;
        private int entry;
    }

    /** The last event of a thread. */
    private static final class Last {
        private int event = Integer.MAX_VALUE;
    }

    private final TaskWriter tasks;
    private final Indexed<Monitor> monitors = new Indexed<>(Monitor::new);
    private final Indexed<Last> threads = new Indexed<>(Last::new);
    private final int visited;
    private final int blocked;
    private final int blocking;
    private final int lost;
    private final int[] outcomes;

    Sync(Identities names, TaskWriter tasks) {
        this.tasks = tasks;
        visited = names.name("visited");
        blocked = names.name("blocked");
        blocking = names.name("blocking");
        lost = names.name("lost");
        WaitOutcome[] values = WaitOutcome.values();
        outcomes = new int[values.length];
        for (WaitOutcome outcome : values) {
            outcomes[outcome.ordinal()] = names.name(outcome.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    @Override
    public void take(Steps step) {
        if (step.kind().category() == Category.SYNCHRONIZATION && step.location() != 0) {
            synchronization(step);
        }
        threads.of(step.thread()).event = step.event();
    }

    private void synchronization(Steps step) {
        switch (step.kind()) {
        case MONITOR_ENTER -> enter(step);
        case MONITOR_EXIT -> exit(step);
        case WAIT -> waiting(step);
        case WAIT_END -> waitEnd(step);
        case PARK_END -> covered(step.location(), outcome(step.value()));
        case NOTIFY, NOTIFY_ALL -> covered(step.location(), monitor(step).waiters > 0 ? visited : lost);
        default -> covered(step.location(), visited);
        }
    }

    private Monitor monitor(Steps step) {
        return monitors.of(step.object());
    }

    private void enter(Steps step) {
        Monitor monitor = monitor(step);
        covered(step.location(), visited);
        if (monitor.entry != 0 && monitor.owner != step.thread()
            && monitor.left > threads.of(step.thread()).event) {
            covered(step.location(), blocked);
            covered(monitor.entry, blocking);
        }
        monitor.owner = step.thread();
        monitor.entry = step.location();
    }

    private void exit(Steps step) {
        monitor(step).left = step.event();
    }

    private void waiting(Steps step) {
        covered(step.location(), visited);
        Monitor monitor = monitor(step);
        monitor.waiters++;
        monitor.left = step.event();
    }

    private void waitEnd(Steps step) {
        covered(step.location(), outcome(step.value()));
        Monitor monitor = monitor(step);
        monitor.waiters = Math.max(0, monitor.waiters - 1);
        monitor.owner = step.thread();
        monitor.entry = step.location();
    }

    private int outcome(long value) {
        return value >= 0 && value < outcomes.length ? outcomes[(int) value] : visited;
    }

    private void covered(int location, int mode) {
        tasks.at(location).with(mode).cover();
    }
}
