/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.contest.analysis.detect.Detectors;
import org.contest.analysis.detect.Directions;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.FindingRow;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;

/** Lets the detectors look at the traces of some runs. Safe for several threads. */
final class FindingSearch {

    /** The values of the option. */
    static final String AUTO = "auto";
    static final String ALL = "all";
    static final String NONE = "none";

    /** What is said of a run whose trace is too large. */
    static final String SKIPPED = "Findings were not looked for, since the trace has more than 5,000,000 events or "
        + "3,000 threads: --findings all does it in any trace.";

    /** What is said of a run without an end of whose trace only the beginning was read. */
    static final String BEGINNING = "Coverage and findings are of the first 2,000,000 events, since the run had no "
        + "end: --findings all looks at all of them.";

    /** Looked at are so many runs from the first, and then every so many. */
    private static final int FIRST = 200;
    private static final int EVERY = 10;
    /** So many events of a run without an end are read: it repeats itself, and to read all took longer than the run. */
    private static final int MOST_UNFINISHED = 2_000_000;
    /** A longer trace is looked at when all are. */
    private static final int MOST_EVENTS = 5_000_000;
    /** The order of threads takes memory by the square of their number. */
    private static final int MOST_THREADS = 3_000;

    /** Signatures of what stored runs have shown, and of what happened in one of them or was made to. */
    private static final class Stored {
        private final Set<String> shown = ConcurrentHashMap.newKeySet();
        private final Set<String> happened = ConcurrentHashMap.newKeySet();

        boolean lacks(Finding finding) {
            return !shown.contains(finding.signature())
                || Directions.isWitnessed(finding) && !happened.contains(finding.signature());
        }

        void add(Finding finding, boolean hasHappened) {
            shown.add(finding.signature());
            if (hasHappened) {
                happened.add(finding.signature());
            }
        }
    }

    private final String when;
    private final Stored stored = new Stored();
    /** Of runs whose seed decides what they do. */
    private final Stored repeatable = new Stored();
    private final Queue<Detectors> idle = new ConcurrentLinkedQueue<>();

    /**
     * A search.
     *
     * @param when {@code auto}, {@code all} or {@code none}
     */
    FindingSearch(String when) {
        this.when = when;
    }

    /** A search in the runs of a campaign that may have stored some. */
    static FindingSearch of(CampaignOptions options, CampaignStore store) {
        FindingSearch search = new FindingSearch(options.get(CampaignOption.FINDINGS));
        Set<String> repeatable = store.repeatableFindings();
        Set<String> free = store.freelyConfirmedFindings();
        for (FindingRow row : store.findings()) {
            String signature = row.finding().signature();
            search.stored.add(row.finding(), row.confirmed() != null);
            if (repeatable.contains(signature)) {
                search.repeatable.add(row.finding(), row.confirmed() != null && !free.contains(signature));
            }
        }
        return search;
    }

    /** True when the trace of a run is wanted. */
    boolean wants(int run) {
        return when.equals(ALL) || when.equals(AUTO) && (run <= FIRST || run % EVERY == 0);
    }

    /** How many events of a run without an end are read, where memory has room for so many. */
    long mostUnfinished(long most) {
        return when.equals(ALL) ? most : Math.min(most, MOST_UNFINISHED);
    }

    /** True when no trace is wanted. */
    boolean isOff() {
        return when.equals(NONE);
    }

    /**
     * What a run shows. Of the beginning of a trace no more than what the rest cannot take back; nothing where its
     * events have other numbers than in the whole one, or their order is not certain.
     */
    List<Finding> in(int run, Trace trace, SiteTable sites) {
        if (!wants(run) || trace.isRenumbered() || trace.isOrderLost() || skips(run, trace)) {
            return List.of();
        }
        Detectors free = idle.poll();
        Detectors detectors = free == null ? new Detectors() : free;
        List<Finding> found = detectors.findings(trace, sites);
        List<Finding> findings = trace.isCut() ? found.stream().filter(FindingSearch::isFinal).toList() : found;
        idle.add(detectors);
        return findings;
    }

    /** True when the trace would be looked at if it were smaller. */
    boolean skips(int run, Trace trace) {
        return wants(run) && !when.equals(ALL)
            && (trace.size() > MOST_EVENTS || trace.threads().size() > MOST_THREADS);
    }

    /** True for what stays so whatever comes later: a first write, or a signal, may still make the others right. */
    private static boolean isFinal(Finding finding) {
        return !finding.kind().isHint() && finding.kind() != FindingKind.NOTIFY_BEFORE_WAIT;
    }

    /**
     * True when the trace is needed: one of these was shown by no stored run, or has happened in none, or in none that
     * is repeatable as this one.
     */
    boolean isNew(List<Finding> findings, boolean isRepeatable) {
        return findings.stream().anyMatch((isRepeatable ? repeatable : stored)::lacks);
    }

    /** True when a finding is stored. */
    boolean hasFound() {
        return !stored.shown.isEmpty();
    }

    /** Notes that findings of a run are stored, with its trace or without one. */
    void stored(List<Finding> findings, boolean isRepeatable, boolean hasTrace) {
        for (Finding finding : findings) {
            boolean happened = hasTrace && Directions.isWitnessed(finding);
            stored.add(finding, happened);
            if (isRepeatable) {
                repeatable.add(finding, happened);
            }
        }
    }
}
