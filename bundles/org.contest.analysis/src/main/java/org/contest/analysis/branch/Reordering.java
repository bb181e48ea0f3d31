/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.branch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contest.analysis.branch.Branch.Kind;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;

/**
 * A prefix of a recorded sequence in which some events have not happened yet when others have: the threads of the first
 * stop before theirs, and everything that may depend on what they then do not do is left out as well.
 */
public final class Reordering {

    private final Trace trace;
    private final Set<Integer> stops;
    private final Set<Integer> goals;
    private final Set<Integer> threads = new HashSet<>();
    /** By object and sort of access, whether what is left out changes it. */
    private final Map<Long, Boolean> objects = new HashMap<>();
    private final List<Integer> kept = new ArrayList<>();

    /** True to take it that threads go on alike where they read other values and find monitors free. */
    private final boolean loosely;

    private Reordering(Trace trace, Set<Integer> stops, Set<Integer> goals, boolean loosely) {
        this.loosely = loosely;
        this.trace = trace;
        this.stops = stops;
        this.goals = goals;
    }

    /**
     * The prefix that ends with the last goal; empty where a goal depends on what is left out.
     *
     * @param stops numbers of events that do not happen
     * @param goals numbers of events that happen nevertheless
     */
    public static Optional<Branch> of(Trace trace, Set<Integer> stops, Set<Integer> goals) {
        return new Reordering(trace, stops, goals, false).branch();
    }

    /**
     * The prefix that ends with the last goal, if threads go on alike when they read other values and find monitors
     * free: a run in which they do not leaves the prefix. Empty where a goal depends on what is left out.
     *
     * @param stops numbers of events that do not happen
     * @param goals numbers of events that happen nevertheless
     */
    public static Optional<Branch> loosely(Trace trace, Set<Integer> stops, Set<Integer> goals) {
        return new Reordering(trace, stops, goals, true).branch();
    }

    /**
     * A prefix that must come true, or else one that may: a run that leaves it shows nothing.
     *
     * @param stops numbers of events that do not happen
     * @param goals numbers of events that happen nevertheless
     */
    public static Optional<Branch> leading(Trace trace, Set<Integer> stops, Set<Integer> goals) {
        return of(trace, stops, goals).or(() -> loosely(trace, stops, goals));
    }

    private Optional<Branch> branch() {
        int last = goals.stream().mapToInt(Integer::intValue).max().orElse(-1);
        for (int i = 0; i <= last; i++) {
            TraceEvent event = trace.event(i);
            boolean goal = goals.contains(i);
            if (!threads.contains(event.thread()) && !stops.contains(i) && (goal || !conflicts(event))) {
                kept.add(i);
            } else if (goal) {
                return Optional.empty();
            } else {
                leave(event);
            }
        }
        Kind kind = trace.kind(last).isAccess() ? Kind.REVERSED_ACCESSES : Kind.OTHER_CONTENDER;
        int first = stops.stream().mapToInt(Integer::intValue).min().orElse(0);
        return Optional.of(new Branch(kind, first, trace.event(last), kept.subList(0, kept.size() - 1)));
    }

    private void leave(TraceEvent event) {
        threads.add(event.thread());
        if (event.kind() == EventKind.THREAD_START && event.value() >= 0) {
            threads.add((int) event.value());
        }
        if (event.object() != 0 && !(loosely && (event.kind().isAccess() || isOfMonitor(event.kind())))) {
            objects.merge(key(event), isChange(event), Boolean::logicalOr);
        }
    }

    private static boolean isOfMonitor(EventKind kind) {
        return kind == EventKind.MONITOR_ENTER || kind == EventKind.MONITOR_EXIT || kind == EventKind.LIBRARY_CALL;
    }

    private boolean conflicts(TraceEvent event) {
        Boolean changed = event.object() == 0 ? null : objects.get(key(event));
        return changed != null && (changed || isChange(event));
    }

    private static boolean isChange(TraceEvent event) {
        return !event.kind().isAccess() || event.kind().isWrite();
    }

    private static long key(TraceEvent event) {
        return (long) event.object() << 1 | (event.kind().isAccess() ? 1 : 0);
    }
}
