/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.branch.Reordering;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;

/**
 * How to make a predicted finding happen: of a race the other access first, while the first one is about to happen; of
 * a circle of locks every thread up to where it holds one and wants the next; of two accesses that belong together the
 * first one, and then that of the other thread.
 */
public final class Directions {

    private final Trace trace;
    private final SiteFacts facts;

    private Directions(Trace trace, SiteTable sites) {
        this.trace = trace;
        this.facts = new SiteFacts(sites);
    }

    /**
     * The begin of a run that makes it happen; empty where the trace knows of none.
     *
     * @param trace in which the finding was seen
     */
    public static Optional<Branch> of(Trace trace, SiteTable sites, Finding finding) {
        Directions directions = new Directions(trace, sites);
        if (!isIn(trace, finding)) {
            return Optional.empty();
        }
        return switch (finding.kind()) {
        case DATA_RACE -> directions.reversed(finding);
        case POTENTIAL_DEADLOCK -> directions.circle(finding);
        case ATOMICITY_VIOLATION -> new Interruption(trace, sites, directions.facts, finding).branch();
        default -> Optional.empty();
        };
    }

    /** True when a trace, which may be the beginning of one, holds all places of a finding. */
    public static boolean isIn(Trace trace, Finding finding) {
        return finding.places().stream().allMatch(place -> place.event() < trace.size());
    }

    /** True for what has happened when it is seen: the trace is the proof. */
    public static boolean isWitnessed(Finding finding) {
        return finding.kind() == FindingKind.NOTIFY_BEFORE_WAIT
            || finding.kind() == FindingKind.ATOMICITY_VIOLATION && isInOrder(finding.places().stream()
                .map(place -> (int) place.event()).toList());
    }

    /** True when the events of a story happened in its order. */
    static boolean isInOrder(List<Integer> events) {
        return events.equals(events.stream().sorted().toList());
    }

    private Optional<Branch> reversed(Finding race) {
        int one = (int) race.places().get(0).event();
        int other = (int) race.places().get(1).event();
        return Reordering.leading(trace, Set.of(Math.min(one, other)), Set.of(Math.max(one, other)));
    }

    private Optional<Branch> circle(Finding deadlock) {
        Set<Integer> wanted = new HashSet<>();
        Set<Integer> inner = new HashSet<>();
        for (Place place : deadlock.places()) {
            inner.add((int) place.event());
            wanted.add(trace.object((int) place.event()));
        }
        Set<Integer> stops = new HashSet<>();
        Set<Integer> goals = new HashSet<>();
        outer(inner, wanted).forEach((event, taken) -> {
            stops.add(begin(event));
            addAll(goals, begin(taken), taken);
        });
        return stops.size() == inner.size() ? Reordering.leading(trace, stops, goals) : Optional.empty();
    }

    /** By inner event, where its thread took the lock of the circle that it holds. */
    private Map<Integer, Integer> outer(Set<Integer> inner, Set<Integer> wanted) {
        Map<Integer, Integer> taken = new HashMap<>();
        HeldLocks locks = new HeldLocks(trace, facts);
        for (int i = 0; i < trace.size() && taken.size() < inner.size(); i++) {
            if (inner.contains(i)) {
                for (HeldLocks.Held held : locks.of(trace.thread(i))) {
                    if (wanted.contains(held.object()) && held.object() != trace.object(i)) {
                        taken.put(i, held.event());
                    }
                }
            }
            locks.event(i, trace.thread(i), trace.kind(i), trace.site(i), trace.object(i));
        }
        return taken;
    }

    /** All that the thread does to take a lock. */
    private void addAll(Set<Integer> goals, int from, int taken) {
        for (int i = from; i <= taken; i++) {
            if (trace.thread(i) == trace.thread(taken)) {
                goals.add(i);
            }
        }
    }

    /** A lock of the JDK is taken by several events on its synchronizer. */
    private int begin(int event) {
        int first = event;
        for (int i = event - 1; i >= 0 && !facts.isOwn(trace.site(event)); i--) {
            if (trace.thread(i) == trace.thread(event)) {
                if (trace.object(i) != trace.object(event)) {
                    break;
                }
                first = i;
            }
        }
        return first;
    }
}
