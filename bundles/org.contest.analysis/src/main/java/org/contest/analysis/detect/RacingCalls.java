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

    /** An event that stops before it has happened, and one that happens before. */
    private record Way(int stop, int goal) {
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
     * The begin of a run into the calls; empty where an access of the race is no call of a library, or no way leads
     * there.
     *
     * @param trace in which the race was seen
     * @param race a finding of any kind
     * @param number of the way, from 0; for one that leads nowhere the next is taken, for a number too high the last
     */
    public static Optional<Branch> into(Trace trace, SiteTable sites, Finding race, int number) {
        if (race.kind() != FindingKind.DATA_RACE || !Directions.isIn(trace, race)) {
            return Optional.empty();
        }
        List<Way> ways = new RacingCalls(trace, sites, race).ways();
        return ways.stream().skip(Math.max(0, Math.min(number, ways.size() - 1)))
            .map(way -> Reordering.leading(trace, Set.of(way.stop), Set.of(way.goal))).flatMap(Optional::stream)
            .findFirst();
    }

    private List<Way> ways() {
        List<Integer> one = eventsOf(earlier);
        List<Integer> other = eventsOf(later);
        List<Way> ways = new ArrayList<>();
        if (one.size() > 1 && other.size() > 1) {
            reverse(one, other, ways);
            reverse(other, one, ways);
            int first = begin(one, earlier);
            int second = begin(other, later);
            ways.add(new Way(Math.min(first, second), Math.max(first, second)));
        }
        return ways;
    }

    /** All events of the call that an event is of. */
    private List<Integer> eventsOf(int event) {
        return operations.eventsFrom((int) operations.firstEvent(operations.ofEvent(event)));
    }

    private void reverse(List<Integer> writing, List<Integer> using, List<Way> ways) {
        Map<Variable, Integer> writes = accesses(writing, EventKind::isWrite);
        accesses(using, EventKind::isAccess).forEach((variable, use) -> {
            int write = writes.getOrDefault(variable, Integer.MAX_VALUE);
            if (write < use && !(write == earlier && use == later)) {
                ways.add(new Way(write, use));
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

    /** The first event of a call, or one that comes a few events before the race. */
    private static int begin(List<Integer> call, int race) {
        return call.get(Math.max(0, call.indexOf(race) - BEFORE_RACE));
    }
}
