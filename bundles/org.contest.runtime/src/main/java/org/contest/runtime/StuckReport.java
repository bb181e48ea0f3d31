/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;

/**
 * Why a run does not go on, in the form of a failure. A deadlock is a {@code cycle} of threads that wait for each
 * other, a {@code lost-signal} when the signal that a thread waits for came too early or will never come, or
 * {@code all-waiting}. The two kinds of runs know their threads in two ways, and tell them here.
 *
 * @param <T> the threads of the run
 */
public abstract class StuckReport<T extends ProgramThread> {

    private static final String CYCLE = "cycle";

    /** The threads that have not ended. */
    protected abstract List<T> living();

    /** Where a thread stands in the program, top first. */
    protected abstract List<String> frames(T t);

    /** What a thread waits for. */
    protected abstract String inWords(T t);

    /** True when a thread waits for a signal that was given before it waited. */
    protected abstract boolean missedSignal(T t);

    /**
     * Threads that wait for each other; empty when none do.
     *
     * @param next the thread that has to do something before a given one goes on, or null
     * @param wanted which cycles count
     */
    public static <T> List<T> cycle(List<T> threads, UnaryOperator<T> next, Predicate<List<T>> wanted) {
        for (T start : threads) {
            List<T> path = new ArrayList<>();
            T at = start;
            while (at != null && !path.contains(at)) {
                path.add(at);
                at = next.apply(at);
            }
            List<T> cycle = at == null ? List.of() : path.subList(path.indexOf(at), path.size());
            if (!cycle.isEmpty() && wanted.test(cycle)) {
                return cycle;
            }
        }
        return List.of();
    }

    /** Threads wait for each other. */
    protected final Failure cycle(List<T> cycle, String message) {
        return failure(FailureKind.DEADLOCK, CYCLE, cycle, message);
    }

    /** True for a failure of threads that wait for each other. */
    public static boolean isCycle(Failure failure) {
        return failure.type().equals(CYCLE);
    }

    /** All threads wait, and these for a signal. */
    protected final Failure waiting(List<T> waiters) {
        boolean allWait = waiters.size() > 1 && waiters.stream().noneMatch(this::missedSignal);
        return allWait ? failure(FailureKind.DEADLOCK, "all-waiting", waiters, describe())
            : lostSignal(waiters, describe());
    }

    /** Threads wait for a signal that came too early or will never come. */
    protected final Failure lostSignal(List<T> waiters, String message) {
        return failure(FailureKind.DEADLOCK, "lost-signal", waiters, message);
    }

    /** Each thread, what it waits for, and where. */
    protected final String describe() {
        StringBuilder text = new StringBuilder();
        for (T t : living()) {
            text.append(text.length() == 0 ? "" : "; ").append(t).append(' ').append(inWords(t))
                .append(FailureLog.place(frames(t)));
        }
        return text.toString();
    }

    /** Named and framed by the thread whose stack is the least in alphabetical order: one bug always looks alike. */
    protected final Failure failure(FailureKind kind, String type, List<T> stuck, String message) {
        List<T> sorted = new ArrayList<>(stuck);
        sorted.sort(Comparator.comparing((T t) -> String.join("\n", frames(t))).thenComparing(t -> t.thread.getName()));
        List<String> names = sorted.stream().map(t -> t.thread.getName()).toList();
        return new Failure(kind, type, message, String.join(", ", names),
            sorted.isEmpty() ? List.of() : frames(sorted.get(0)), false);
    }
}
