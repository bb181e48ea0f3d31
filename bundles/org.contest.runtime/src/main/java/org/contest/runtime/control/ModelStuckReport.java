/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.ThreadPosition;
import org.contest.runtime.StuckReport;
import org.contest.runtime.baton.Baton;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.Monitors;

/** The report on threads under control: the model tells which one waits for which, and where each stands. */
final class ModelStuckReport extends StuckReport<ModelThread> {

    private static final int MOST_NAMES = 3;

    private final ThreadRoll roll;
    private final Monitors monitors;
    private final EnabledSet enabled;
    private final Baton baton;
    private final WaitCycles cycles;

    ModelStuckReport(ThreadRoll roll, Model model, Baton baton, WaitCycles cycles) {
        this.roll = roll;
        this.monitors = model.monitors();
        this.enabled = model.enabled();
        this.baton = baton;
        this.cycles = cycles;
    }

    /** No thread can run. */
    Failure deadlock() {
        List<ModelThread> cycle = cycles.any();
        return cycle.isEmpty() ? waiting(waiters()) : cycle(cycle, describe());
    }

    /** A thread waits for a signal without a time limit, while the others let their time limits expire. */
    Failure waitsWhileTimePasses(ModelThread stuck) {
        return lostSignal(List.of(stuck),
            "an hour of program time has passed while others only waited for time: " + describe());
    }

    /** The threads that keep the JVM going after main. */
    String afterMain() {
        return living().stream().filter(t -> !t.thread.isDaemon()).limit(MOST_NAMES).map(t -> t.thread.getName())
            .collect(Collectors.joining(", "));
    }

    /** Threads that stand in class initializers, each in need of a class that another initializes. */
    Failure initializers() {
        List<ModelThread> stuck = living().stream().filter(ModelThread::isUncontrolled).toList();
        return cycle(stuck, "class initializers wait for each other: " + describe());
    }

    @Override
    protected boolean missedSignal(ModelThread t) {
        return t.waiting && monitors.wasSignalLost(t.monitor.object());
    }

    /** The threads that wait for a signal; else all that wait. */
    private List<ModelThread> waiters() {
        List<ModelThread> all = living();
        List<ModelThread> waiters =
            all.stream().filter(t -> WaitsFor.thread(t) == null && !t.thread.isDaemon()).toList();
        return waiters.isEmpty() ? all : waiters;
    }

    @Override
    protected List<ModelThread> living() {
        return roll.list();
    }

    @Override
    protected String inWords(ModelThread t) {
        return t.isUncontrolled() ? "is out of control" : WaitsFor.inWords(t);
    }

    /** Threads that only look for each other, and give way. */
    Failure liveLock(ModelThread current, Journal journal) {
        return failure(FailureKind.HANG, "live-lock", one(current),
            "no end after " + journal.number() + " events: " + describe());
    }

    /** A thread made no event for a long time. */
    Failure hang(ModelThread holder, long millis) {
        return failure(FailureKind.HANG, "no-progress", one(holder),
            (holder == null ? "a thread out of control" : holder) + " made no event for " + millis + " ms"
                + (holder == null ? ": " + describe() : ""));
    }

    /** Where the threads stand that have not ended. */
    List<ThreadPosition> positions() {
        List<ThreadPosition> positions = new ArrayList<>();
        for (ModelThread t : living()) {
            List<String> held = new ArrayList<>();
            monitors.heldBy(t).forEach(object -> held.add(object.getClass().getName()));
            positions.add(new ThreadPosition(t.identity, t.thread.getName(), state(t), held, frames(t)));
        }
        return positions;
    }

    private String state(ModelThread t) {
        return enabled.contains(t) && !t.isUncontrolled() ? WaitsFor.next(t) : inWords(t);
    }

    private List<ModelThread> one(ModelThread current) {
        ModelThread t = current != null ? current : roll.livingFrom(0);
        return t == null ? List.of() : List.of(t);
    }

    @Override
    protected List<String> frames(ModelThread t) {
        return ProgramStack.frames(baton.stack(t));
    }
}
