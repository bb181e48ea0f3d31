/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.branch.Reordering;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;

/**
 * Ways into two calls of a library that race, such as two {@code poll()} of one queue. The two accesses that tell the
 * race are seldom those that do harm: for each variable that both calls use there is a way in which the later call
 * comes to it before the earlier one writes it; in the last way both calls have just begun.
 */
public final class RacingCalls {

    /** Events of a call before its race: two threads that alternate for longer are seldom at the race together. */
    private static final int BEFORE_RACE = 12;

    /** A field of an object, or an element of an array. */
    private record Variable(boolean ofArray, int object, long part) {
    }

    private final Trace trace;
    private final SiteFacts facts;
    private final Operations operations;
    private final int earlier;
    private final int later;

    private RacingCalls(Trace trace, SiteTable sites, Finding race) {
        this.trace = trace;
        facts = new SiteFacts(sites);
        operations = Operations.of(trace, sites);
        int one = (int) race.places().get(0).event();
        int other = (int) race.places().get(1).event();
        earlier = Math.min(one, other);
        later = Math.max(one, other);
    }

    /**
     * The begins of runs into the calls; none where an access of the race is no call of a library.
     *
     * @param trace in which the race was seen
     * @param race a finding of any kind
     */
    public static List<Branch> of(Trace trace, SiteTable sites, Finding race) {
        if (race.kind() != FindingKind.DATA_RACE
            || race.places().stream().anyMatch(place -> place.event() >= trace.size())) {
            return List.of();
        }
        return new RacingCalls(trace, sites, race).branches();
    }

    private List<Branch> branches() {
        List<Integer> one = eventsOf(earlier);
        List<Integer> other = eventsOf(later);
        List<Branch> branches = new ArrayList<>();
        if (one.size() > 1 && other.size() > 1) {
            reverse(one, other, branches);
            reverse(other, one, branches);
            begins().ifPresent(branches::add);
        }
        return branches;
    }

    /** All events of the call that an event is of. */
    private List<Integer> eventsOf(int event) {
        int call = operations.ofEvent(event);
        List<Integer> events = new ArrayList<>();
        for (int i = (int) operations.firstEvent(call); i <= operations.lastEvent(call); i++) {
            if (operations.ofEvent(i) == call) {
                events.add(i);
            }
        }
        return events;
    }

    private void reverse(List<Integer> writing, List<Integer> using, List<Branch> branches) {
        Map<Variable, Integer> writes = accesses(writing, EventKind::isWrite);
        accesses(using, EventKind::isAccess).forEach((variable, use) -> {
            int write = writes.getOrDefault(variable, Integer.MAX_VALUE);
            if (write < use && !(write == earlier && use == later)) {
                Reordering.leading(trace, Set.of(write), Set.of(use)).ifPresent(branches::add);
            }
        });
    }

    /** The first access of each variable. */
    private Map<Variable, Integer> accesses(List<Integer> events, Predicate<EventKind> wanted) {
        Map<Variable, Integer> accesses = new LinkedHashMap<>();
        for (int event : events) {
            if (wanted.test(trace.kind(event)) && trace.site(event) >= 0) {
                accesses.putIfAbsent(variable(event), event);
            }
        }
        return accesses;
    }

    private Variable variable(int event) {
        boolean ofArray = trace.kind(event).isOfArray();
        return new Variable(ofArray, trace.object(event),
            ofArray ? trace.value(event) : facts.variable(trace.site(event)));
    }

    private Optional<Branch> begins() {
        int one = begin(earlier);
        int other = begin(later);
        return Reordering.leading(trace, Set.of(Math.min(one, other)), Set.of(Math.max(one, other)));
    }

    /** Where the call of an event begins, or a few events of its thread before it. */
    private int begin(int event) {
        List<Integer> events = eventsOf(event);
        return events.get(Math.max(0, events.indexOf(event) - BEFORE_RACE));
    }
}
