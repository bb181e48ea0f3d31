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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.branch.Reordering;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.trace.Trace;

/** How to make a write of another thread come between two accesses, where it came before or after them. */
final class Interruption {

    private final Trace trace;
    private final SiteFacts facts;
    private final Operations operations;
    private final int read;
    private final int remote;
    private final int second;

    Interruption(Trace trace, SiteTable sites, SiteFacts facts, Finding finding) {
        this.trace = trace;
        this.facts = facts;
        this.operations = Operations.of(trace, sites);
        read = (int) finding.places().get(0).event();
        remote = (int) finding.places().get(1).event();
        second = (int) finding.places().get(2).event();
    }

    /** The begin of a run that ends with the write; empty where the trace knows of none. */
    Optional<Branch> branch() {
        return remote > second ? later() : earlier().or(() -> earlier(remote));
    }

    /** The thread of the two stops before the second, or before a lock that it took for it. */
    private Optional<Branch> later() {
        return Reordering.loosely(trace, Set.of(begin(second, read)), eventsOf(remote));
    }

    private Optional<Branch> earlier() {
        return earlier(begin(remote, -1));
    }

    /** The writer stops, and writes when the first of the two has happened. */
    private Optional<Branch> earlier(int stop) {
        Set<Integer> rest = eventsOf(remote);
        int last = rest.stream().mapToInt(Integer::intValue).max().orElse(remote);
        List<Integer> write = new ArrayList<>();
        for (int i = stop; i <= last; i++) {
            if (trace.thread(i) == trace.thread(remote)) {
                write.add(i);
            }
        }
        return Reordering.loosely(trace, Set.of(stop), eventsOf(read)).map(branch -> branch.then(trace, write));
    }

    /** All events of the operation that begins with one. */
    private Set<Integer> eventsOf(int event) {
        return new HashSet<>(operations.eventsFrom(event));
    }

    /** The event itself, or the outermost lock that its thread took after another event and holds now. */
    private int begin(int event, int after) {
        HeldLocks locks = new HeldLocks(trace, facts);
        for (int i = 0; i < event; i++) {
            locks.event(i, trace.thread(i), trace.kind(i), trace.site(i), trace.object(i));
        }
        int taken = locks.of(trace.thread(event)).stream().mapToInt(HeldLocks.Held::event).filter(e -> e > after).min()
            .orElse(event);
        int first = operations.ofEvent(taken);
        return taken == event ? event : (int) operations.firstEvent(first);
    }
}
