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
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.coverage.CoverageMeasure.Measured;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * What traces show, worked out once for those that are alike: most runs of a short program repeat a known order. Safe
 * for several threads.
 */
final class TraceStudy {

    /**
     * What a trace shows.
     *
     * @param covered numbers of tasks by metric, in the order of the measure; nothing for a run without a trace
     * @param operations number of operations; 0 for a run without a trace, negative when only its beginning was read
     * @param findings what detectors saw; nothing where they did not look
     * @param searched true where detectors looked
     */
    record Shown(int[][] covered, int operations, List<Finding> findings, boolean searched) {

        static final Shown NOTHING = new Shown(new int[0][], 0, List.of(), false);

        private long size() {
            long size = WEIGHT;
            for (int[] tasks : covered) {
                size += tasks.length;
            }
            return size;
        }
    }

    /** What is remembered of a trace beside its tasks, in tasks; more of all is not remembered. */
    private static final int WEIGHT = 32;
    private static final long MOST = 8_000_000;

    private final CoverageMeasure measure;
    private final FindingSearch search;
    /** By the digest of a trace. */
    private final Map<Long, Shown> known = new ConcurrentHashMap<>();
    private final AtomicLong remembered = new AtomicLong();

    TraceStudy(CoverageMeasure measure, FindingSearch search) {
        this.measure = measure;
        this.search = search;
    }

    /** True when nobody asks what a run shows. */
    boolean isIdle(int run) {
        return measure.metrics().isEmpty() && !search.wants(run);
    }

    /**
     * What is known of a run without a look at its trace; null when that is needed.
     *
     * @param digest of its trace; 0 when it is not known
     */
    @Nullable
    Shown known(int run, long digest) {
        Shown shown = known.get(digest);
        if (shown == null || search.wants(run)) {
            return shown == null || shown.searched ? shown : null;
        }
        return new Shown(shown.covered, shown.operations, List.of(), false);
    }

    /** Looks at a trace. */
    Shown of(int run, long digest, @Nullable Trace trace, SiteTable sites) {
        if (trace == null) {
            return Shown.NOTHING;
        }
        Measured looked = measure.metrics().isEmpty()
            ? new Measured(Shown.NOTHING.covered, Operations.of(trace, sites).size()) : measure.measure(trace, sites);
        int operations = trace.isCut() ? -looked.operations() : looked.operations();
        Shown shown = new Shown(looked.covered(), operations, search.in(run, trace, sites), search.wants(run));
        if (digest != 0 && remembered.addAndGet(shown.size()) < MOST) {
            known.merge(digest, shown, (before, now) -> before.searched ? before : now);
        }
        return shown;
    }

    /** As {@link FindingSearch#mostUnfinished}. */
    long mostUnfinished(long most) {
        return search.mostUnfinished(most);
    }

    /** What has to be said of a run whose trace was looked at; null for nothing. */
    @Nullable
    String note(int run, @Nullable Trace trace) {
        return trace != null && search.skips(run, trace) ? FindingSearch.SKIPPED : null;
    }

    /** True when nothing can be learned from another trace with this digest. */
    boolean knowsAll(long digest) {
        Shown shown = known.get(digest);
        return shown == null ? search.isOff() && measure.metrics().isEmpty() : shown.searched || search.isOff();
    }

    /** As {@link FindingSearch#isNew}. */
    boolean isNew(Shown shown, boolean isRepeatable) {
        return search.isNew(shown.findings, isRepeatable);
    }
}
