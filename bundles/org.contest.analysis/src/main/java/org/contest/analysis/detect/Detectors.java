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
import java.util.Set;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.UnseenOrder;
import org.jspecify.annotations.Nullable;

/**
 * The one list of detectors; all of them look at a trace in one pass. What they ask of program locations is kept from
 * one trace to the next of the same table. For one thread at a time.
 */
public final class Detectors {

    private @Nullable SiteFacts known;

    private SiteFacts facts(SiteTable sites) {
        SiteFacts facts = known;
        if (facts == null || !facts.isOf(sites)) {
            facts = new SiteFacts(sites);
            known = facts;
        }
        return facts;
    }

    private static List<Detector> all(Trace trace, SiteFacts facts, HappensBefore order,
        Operations operations, HappensBefore withoutLocks, HappensBefore withoutOwnLocks) {
        LibraryCalls calls = new LibraryCalls(trace, facts);
        OptimisticReads optimistic = OptimisticReads.in(trace, facts);
        FencedSites fenced = FencedSites.in(trace, facts);
        return List.of(new RaceDetector(facts, order, optimistic, fenced),
            new LockOrderDetector(trace, facts, calls, withoutLocks),
            new AtomicityDetector(trace, facts, calls, operations, withoutOwnLocks,
                optimistic),
            new EarlyUseDetector(withoutOwnLocks, optimistic), new LostSignalDetector(),
            new LocksetDetector(withoutOwnLocks, optimistic, fenced));
    }

    /**
     * What is suspicious in a run, the most certain first.
     *
     * @param sites the program locations of the trace
     */
    public List<Finding> findings(Trace trace, SiteTable sites) {
        SiteFacts facts = facts(sites);
        UnseenOrder unseen = trace.unseenOrder();
        Set<Integer> locks = locks(trace, facts);
        HappensBefore order = HappensBefore.of(trace, facts);
        HappensBefore withoutLocks = HappensBefore.withoutLocks(trace, facts, locks, null);
        HappensBefore withoutOwnLocks =
            unseen.size() == 0 ? withoutLocks : HappensBefore.withoutLocks(trace, facts, locks, unseen);
        Operations operations = Operations.of(trace, sites);
        Detector[] detectors =
            all(trace, facts, order, operations, withoutLocks, withoutOwnLocks).toArray(Detector[]::new);
        Moment now = new Moment(trace, facts);
        while (now.next()) {
            order.event(now.thread(), now.kind(), now.site(), now.object(), now.value());
            withoutLocks.event(now.thread(), now.kind(), now.site(), now.object(), now.value());
            if (withoutOwnLocks != withoutLocks) {
                withoutOwnLocks.event(now.thread(), now.kind(), now.site(), now.object(), now.value());
            }
            for (Detector detector : detectors) {
                detector.event(now);
            }
        }
        List<Suspect> suspects = new ArrayList<>();
        for (Detector detector : detectors) {
            suspects.addAll(detector.suspects());
        }
        removeClosed(suspects, new LibraryCalls(trace, facts));
        return Evidence.of(trace, facts, suspects).stream()
            .map(finding -> finding.inOperations(operations::ofEvent)).toList();
    }

    private static void removeClosed(List<Suspect> suspects, LibraryCalls calls) {
        suspects.removeIf(suspect -> suspect.isOfVariable() && suspect.events().stream().anyMatch(calls::isClosed));
    }

    /** The locks of {@code java.util.concurrent} that note who has them, and were ever taken. */
    private static Set<Integer> locks(Trace trace, SiteFacts facts) {
        Set<Integer> objects = new HashSet<>();
        for (int i = 0; i < trace.size(); i++) {
            if (trace.kind(i) == EventKind.WRITE
                && facts.has(trace.site(i), SiteFlags.NOTES_OWNER | SiteFlags.COUNTS_READER)) {
                objects.add(trace.object(i));
            }
        }
        return objects;
    }
}
