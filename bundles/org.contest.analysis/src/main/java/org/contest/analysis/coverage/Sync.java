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
import org.contest.analysis.identity.Identities;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.stream.Calls;
import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.PerThread;
import org.contest.analysis.stream.Steps;
import org.contest.protocol.EventKind;
import org.contest.protocol.EventKind.Category;
import org.contest.protocol.WaitOutcome;

/**
 * Synchronization coverage (Fiedor 2014, section 3.1, Sync). Task: (pl, mode). The modes of synchronizers:
 * <ul>
 * <li>a monitor entry, and a call of a synchronizer: <i>visited</i>; <i>blocked</i> when the thread had to wait, and
 * what the other thread did that took the same synchronizer last is <i>blocking</i>; an attempt has <i>succeeded</i> or
 * <i>failed</i>;</li>
 * <li>a wait: <i>visited</i>, and how it ended: <i>signalled</i>, <i>timed-out</i>, <i>interrupted</i>,
 * <i>spurious</i>; a notify that nobody waits for is <i>lost</i>;</li>
 * <li>an access of a volatile or atomic variable: <i>visited</i>, and <i>sees other</i> where another thread has
 * written it last; a compare-and-set has <i>failed</i> when another thread wrote the variable since the thread has last
 * accessed it, and has <i>succeeded</i> otherwise: the trace tells the order only.</li>
 * </ul>
 */
final class Sync implements Collector {

    /** Who took a synchronizer last, where, and when it was given back for good. */
    private static final class Synchronizer {
        private int owner = -1;
        private int waiters;
        private int left = -1;
        private int entry;
    }

    /** Who wrote a variable last and when. */
    private static final class Variable {
        private int writer = -1;
        private int written = -1;
    }

    private static final class Last {
        private int event = Integer.MAX_VALUE;
    }

    private final TaskWriter tasks;
    private final Calls calls;
    private final Indexed<Synchronizer> synchronizers = new Indexed<>(Synchronizer::new);
    private final Indexed<Variable> variables = new Indexed<>(Variable::new);
    private final PerThread<Last> accesses = new PerThread<>(Last::new);
    private final Indexed<Last> threads = new Indexed<>(Last::new);
    private final int visited;
    private final int blocked;
    private final int blocking;
    private final int lost;
    private final int seesOther;
    private final int succeeded;
    private final int failed;
    private final int[] outcomes;

    Sync(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
        calls = steps.calls();
        Identities names = steps.identities();
        visited = names.name("visited");
        blocked = names.name("blocked");
        blocking = names.name("blocking");
        lost = names.name("lost");
        seesOther = names.name("sees other");
        succeeded = names.name("succeeded");
        failed = names.name("failed");
        WaitOutcome[] values = WaitOutcome.values();
        outcomes = new int[values.length];
        for (WaitOutcome outcome : values) {
            outcomes[outcome.ordinal()] = names.name(outcome.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    @Override
    public void take(Steps step) {
        if (calls.hasEnded()) {
            call(step);
        }
        if (step.location() != 0 && step.isAtItself() && step.kind().category() == Category.SYNCHRONIZATION) {
            synchronization(step);
        }
        threads.of(step.thread()).event = step.event();
    }

    // ---- calls of synchronizers

    private void call(Steps step) {
        switch (calls.kind()) {
        case ACQUIRE, AWAIT, TAKE, JOIN -> taking(step);
        case RELEASE, SIGNAL, START -> covered(step.location(), visited);
        default -> {
        }
        }
    }

    private void taking(Steps step) {
        int location = step.location();
        covered(location, visited);
        if (calls.isAttempt()) {
            covered(location, calls.hasChanged() ? succeeded : failed);
        }
        Synchronizer synchronizer = calls.object() < 0 ? new Synchronizer() : synchronizers.of(calls.object());
        if (calls.isBlocked()) {
            covered(location, blocked);
            if (synchronizer.entry != 0 && synchronizer.owner != step.thread()) {
                covered(synchronizer.entry, blocking);
            }
        }
        if (calls.kind() == OperationKind.ACQUIRE && calls.hasChanged()) {
            synchronizer.owner = step.thread();
            synchronizer.entry = location;
        }
    }

    // ---- monitors, waits and variables

    private void synchronization(Steps step) {
        switch (step.kind()) {
        case MONITOR_ENTER -> enter(step);
        case MONITOR_EXIT -> monitor(step).left = step.event();
        case WAIT -> waiting(step);
        case WAIT_END -> waitEnd(step);
        case PARK_END, JOIN, SLEEP -> covered(step.location(), outcome(step.value()));
        case NOTIFY, NOTIFY_ALL -> covered(step.location(), monitor(step).waiters > 0 ? visited : lost);
        default -> {
            covered(step.location(), visited);
            if (step.kind().isAccess()) {
                access(step);
            }
        }
        }
    }

    private Synchronizer monitor(Steps step) {
        return synchronizers.of(step.object());
    }

    private void enter(Steps step) {
        Synchronizer monitor = monitor(step);
        covered(step.location(), visited);
        if (monitor.entry != 0 && monitor.owner != step.thread()
            && monitor.left > threads.of(step.thread()).event) {
            covered(step.location(), blocked);
            covered(monitor.entry, blocking);
        }
        monitor.owner = step.thread();
        monitor.entry = step.location();
    }

    private void waiting(Steps step) {
        covered(step.location(), visited);
        Synchronizer monitor = monitor(step);
        monitor.waiters++;
        monitor.left = step.event();
    }

    private void waitEnd(Steps step) {
        covered(step.location(), outcome(step.value()));
        Synchronizer monitor = monitor(step);
        monitor.waiters = Math.max(0, monitor.waiters - 1);
        monitor.owner = step.thread();
        monitor.entry = step.location();
    }

    private int outcome(long value) {
        return value >= 0 && value < outcomes.length ? outcomes[(int) value] : visited;
    }

    private void access(Steps step) {
        Variable variable = variables.of(step.variable());
        Last own = accesses.of(step.variable(), step.thread());
        boolean foreign = variable.writer >= 0 && variable.writer != step.thread();
        boolean overtaken = step.isCompareAndSet() && foreign && variable.written > own.event;
        if (step.isCompareAndSet()) {
            covered(step.location(), overtaken ? failed : succeeded);
        } else if (foreign && (!step.kind().isWrite() || step.kind() == EventKind.ATOMIC_UPDATE)) {
            covered(step.location(), seesOther);
        }
        if (step.kind().isWrite() && !overtaken) {
            variable.writer = step.thread();
            variable.written = step.event();
        }
        own.event = step.event();
    }

    private void covered(int location, int mode) {
        tasks.at(location).with(mode).cover();
    }
}
