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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.analysis.branch.Branch.Kind;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;

/**
 * Derives the valid alternatives of a recorded sequence (Delamaro, section 4): another waiter notified, another
 * contender served first, a conflicting pair of accesses reversed. Each was checked to be feasible as far as the trace
 * tells: the events kept do not depend on those left out.
 */
public final class Branches {

    /** How far apart the two events of a pair may be: work is linear in it. */
    private static final int WINDOW = 5_000;

    private final Trace trace;
    private final int most;
    private final List<Branch> found = new ArrayList<>();

    private Branches(Trace trace, int most) {
        this.trace = trace;
        this.most = most;
    }

    /** The alternatives in the order of the recorded events, at most so many. */
    public static List<Branch> of(Trace trace, int most) {
        Branches branches = new Branches(trace, most);
        branches.pairs();
        branches.waiters();
        branches.found.sort(java.util.Comparator.comparingInt(Branch::first));
        return List.copyOf(branches.found.subList(0, Math.min(most, branches.found.size())));
    }

    // ---- pairs: monitors and accesses

    private void pairs() {
        Map<Integer, List<Integer>> byObject = new HashMap<>();
        for (int j = 0; j < trace.size() && found.size() < most; j++) {
            TraceEvent later = trace.event(j);
            if (later.object() == 0 || !later.kind().isAccess() && later.kind() != EventKind.MONITOR_ENTER) {
                continue;
            }
            List<Integer> before = byObject.computeIfAbsent(later.object(), object -> new ArrayList<>());
            int first = lastConflict(before, later);
            if (first >= 0 && j - first <= WINDOW) {
                reverse(first, j);
            }
            before.add(j);
        }
    }

    /** The last event of another thread on the same object that {@code later} could have preceded, or -1. */
    private int lastConflict(List<Integer> before, TraceEvent later) {
        for (int i = before.size() - 1; i >= 0; i--) {
            TraceEvent earlier = trace.event(before.get(i));
            if (earlier.thread() == later.thread()) {
                return -1;
            }
            if (Dependencies.isAboutSame(earlier, later)) {
                return before.get(i);
            }
        }
        return -1;
    }

    /** Event {@code j} before event {@code i}, when nothing that j needs depends on i. */
    private void reverse(int i, int j) {
        TraceEvent first = trace.event(i);
        TraceEvent later = trace.event(j);
        List<Integer> kept = new ArrayList<>();
        for (int k = 0; k < i; k++) {
            kept.add(k);
        }
        List<TraceEvent> left = new ArrayList<>();
        left.add(first);
        for (int k = i + 1; k < j; k++) {
            TraceEvent event = trace.event(k);
            if (left.stream().anyMatch(gone -> Dependencies.depends(gone, event))) {
                left.add(event);
            } else {
                kept.add(k);
            }
        }
        boolean feasible = left.stream().allMatch(gone -> !Dependencies.depends(gone, later)
            || gone.thread() == first.thread() && gone.object() == first.object());
        if (feasible) {
            Kind kind = later.kind().isAccess() ? Kind.REVERSED_ACCESSES : Kind.OTHER_CONTENDER;
            found.add(new Branch(kind, i, later, kept));
        }
    }

    // ---- wait sets

    private void waiters() {
        Map<Integer, Map<Integer, TraceEvent>> waiting = new HashMap<>();
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            Map<Integer, TraceEvent> set = waiting.computeIfAbsent(event.object(), monitor -> new LinkedHashMap<>());
            if (event.kind() == EventKind.WAIT) {
                set.put(event.thread(), event);
            } else if (event.kind() == EventKind.WAIT_END) {
                set.remove(event.thread());
                if (event.value() == WaitOutcome.SIGNALLED.ordinal() && isNotifiedAlone(event)) {
                    set.values().forEach(other -> wakeInstead(event, other));
                }
            }
        }
    }

    /** True when the last signal on the monitor was a notify: only then was there a choice. */
    private boolean isNotifiedAlone(TraceEvent end) {
        for (int i = (int) end.number() - 1; i >= 0; i--) {
            TraceEvent event = trace.event(i);
            if (event.object() == end.object()
                && (event.kind() == EventKind.NOTIFY || event.kind() == EventKind.NOTIFY_ALL)) {
                return event.kind() == EventKind.NOTIFY;
            }
        }
        return false;
    }

    private void wakeInstead(TraceEvent end, TraceEvent wait) {
        int at = (int) end.number();
        List<Integer> kept = new ArrayList<>();
        for (int k = 0; k < at; k++) {
            kept.add(k);
        }
        TraceEvent instead = new TraceEvent(at, wait.thread(), EventKind.WAIT_END, wait.site(), wait.object(),
            WaitOutcome.SIGNALLED.ordinal());
        found.add(new Branch(Kind.OTHER_WAITER, at, instead, kept));
    }
}
