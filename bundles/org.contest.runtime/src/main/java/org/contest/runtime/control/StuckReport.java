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
import java.util.Comparator;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.ThreadPosition;
import org.contest.runtime.FailureLog;
import org.contest.runtime.baton.Baton;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.Monitors;

/**
 * Says why a run does not go on, and where its threads stand. A deadlock is a {@code cycle} of threads that wait for
 * each other, a {@code lost-signal} when the signal that a thread waits for came too early or will never come, or
 * {@code all-waiting}.
 */
final class StuckReport {

    private final ThreadRoll roll;
    private final Monitors monitors;
    private final EnabledSet enabled;
    private final Baton baton;
    private final WaitCycles cycles;

    StuckReport(ThreadRoll roll, Model model, Baton baton, WaitCycles cycles) {
        this.roll = roll;
        this.monitors = model.monitors();
        this.enabled = model.enabled();
        this.baton = baton;
        this.cycles = cycles;
    }

    /** Nobody can run. */
    Failure deadlock() {
        List<ModelThread> stuck = cycles.any();
        String type = "cycle";
        if (stuck.isEmpty()) {
            stuck = waiters();
            type = stuck.size() > 1 && stuck.stream().noneMatch(this::missedSignal) ? "all-waiting" : "lost-signal";
        }
        return failure(FailureKind.DEADLOCK, type, stuck, describe());
    }

    /** Threads that stand in class initializers, each in need of a class that another initializes. */
    Failure initializers() {
        List<ModelThread> stuck = new ArrayList<>();
        for (ModelThread t = roll.livingFrom(0); t != null; t = roll.livingFrom(t.index + 1)) {
            if (t.isOutside()) {
                stuck.add(t);
            }
        }
        return failure(FailureKind.DEADLOCK, "cycle", stuck, "class initializers wait for each other: " + describe());
    }

    private boolean missedSignal(ModelThread t) {
        return t.waiting && monitors.wasSignalLost(t.monitor.object());
    }

    /** The threads that wait for a signal; else all that wait. */
    private List<ModelThread> waiters() {
        List<ModelThread> waiters = new ArrayList<>();
        List<ModelThread> all = new ArrayList<>();
        for (ModelThread t = roll.livingFrom(0); t != null; t = roll.livingFrom(t.index + 1)) {
            all.add(t);
            if (WaitsFor.thread(t) == null && !t.thread.isDaemon()) {
                waiters.add(t);
            }
        }
        return waiters.isEmpty() ? all : waiters;
    }

    private String describe() {
        StringBuilder text = new StringBuilder();
        for (ModelThread t = roll.livingFrom(0); t != null; t = roll.livingFrom(t.index + 1)) {
            List<String> frames = frames(t);
            text.append(text.length() == 0 ? "" : "; ").append(t).append(' ').append(WaitsFor.inWords(t))
                .append(FailureLog.place(frames));
        }
        return text.toString();
    }

    /** Threads that only look for each other, and give way. */
    Failure liveLock(ModelThread current, Journal journal) {
        return failure(FailureKind.HANG, "live-lock", living(current),
            "no end after " + journal.number() + " events: " + describe());
    }

    /** A thread made no event for a long time. */
    Failure hang(ModelThread holder, long millis) {
        return failure(FailureKind.HANG, "no-progress", living(holder),
            (holder == null ? "a thread out of control" : holder) + " made no event for " + millis + " ms");
    }

    /** Where the threads stand that have not ended. */
    List<ThreadPosition> positions() {
        List<ThreadPosition> positions = new ArrayList<>();
        for (ModelThread t = roll.livingFrom(0); t != null; t = roll.livingFrom(t.index + 1)) {
            List<String> held = new ArrayList<>();
            monitors.heldBy(t).forEach(object -> held.add(object.getClass().getName()));
            positions.add(new ThreadPosition(t.identity, t.thread.getName(), state(t), held, frames(t)));
        }
        return positions;
    }

    private String state(ModelThread t) {
        if (t.isOutside()) {
            return "is out of control";
        }
        boolean isOnObject = t.target != null && t.kind.category() == EventKind.Category.SYNCHRONIZATION;
        return !enabled.contains(t) ? WaitsFor.inWords(t)
            : "is about to do " + t.kind + (isOnObject ? " on a " + t.target.getClass().getName() : "");
    }

    private List<ModelThread> living(ModelThread current) {
        ModelThread t = current != null ? current : roll.livingFrom(0);
        return t == null ? List.of() : List.of(t);
    }

    /** Named and framed by the thread with the least stack in alphabetical order: the same bug looks the same. */
    private Failure failure(FailureKind kind, String type, List<ModelThread> stuck, String message) {
        List<ModelThread> sorted = new ArrayList<>(stuck);
        sorted.sort(Comparator.comparing((ModelThread t) -> String.join("\n", frames(t)))
            .thenComparing(t -> t.thread.getName()));
        List<String> names = sorted.stream().map(t -> t.thread.getName()).toList();
        return new Failure(kind, type, message, String.join(", ", names),
            sorted.isEmpty() ? List.of() : frames(sorted.get(0)), false);
    }

    private List<String> frames(ModelThread t) {
        return ProgramStack.frames(baton.stack(t));
    }
}
