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
import java.util.List;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.trace.Trace;

/** The one list of detectors; all of them look at a trace in one pass. */
public final class Detectors {

    private Detectors() {
    }

    private static List<Detector> all(Trace trace, SiteTable sites, SiteFacts facts, HappensBefore order,
        HappensBefore withoutLocks) {
        LibraryCalls calls = new LibraryCalls(trace, facts);
        OptimisticReads optimistic = OptimisticReads.in(trace, facts);
        return List.of(new RaceDetector(facts, order, optimistic),
            new LockOrderDetector(facts, calls, withoutLocks),
            new AtomicityDetector(trace, facts, calls, Operations.of(trace, sites)),
            new EarlyUseDetector(facts, withoutLocks, optimistic), new LostSignalDetector(facts),
            new LocksetDetector(facts, withoutLocks));
    }

    /**
     * What is suspicious in a run, the most certain first.
     *
     * @param sites the program locations of the trace
     */
    public static List<Finding> findings(Trace trace, SiteTable sites) {
        SiteFacts facts = new SiteFacts(sites);
        HappensBefore order = HappensBefore.of(facts);
        HappensBefore withoutLocks = HappensBefore.withoutLocks(facts, HeldLocks.exclusiveIn(trace, facts));
        List<Detector> detectors = all(trace, sites, facts, order, withoutLocks);
        for (int i = 0; i < trace.size(); i++) {
            int thread = trace.thread(i);
            EventKind kind = trace.kind(i);
            int site = trace.site(i);
            int object = trace.object(i);
            long value = trace.value(i);
            order.event(thread, kind, site, object, value);
            withoutLocks.event(thread, kind, site, object, value);
            for (Detector detector : detectors) {
                detector.event(i, thread, kind, site, object, value);
            }
        }
        List<Suspect> suspects = new ArrayList<>();
        detectors.forEach(detector -> suspects.addAll(detector.suspects()));
        return Evidence.of(trace, facts, suspects);
    }
}
