/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.CoverageMetric;
import org.contest.analysis.CoverageMetric.Collector;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;

/** Feeds the events of a trace to metrics, and tells schedules apart. */
final class TraceMeasure {

    /** Of the FNV-1a hash. */
    private static final long FACTOR = 0x100000001B3L;

    private TraceMeasure() {
    }

    /** The tasks that a run covered, by metric. */
    static Map<String, Set<String>> tasks(Trace trace, SiteTable sites, List<CoverageMetric> metrics) {
        List<Collector> collectors = new ArrayList<>(metrics.stream().map(CoverageMetric::collector).toList());
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            Site site = sites.site(event.site());
            for (Collector collector : collectors) {
                collector.event(event.thread(), event.kind(), site, event.object(), event.value());
            }
        }
        Map<String, Set<String>> tasks = new LinkedHashMap<>();
        for (int i = 0; i < metrics.size(); i++) {
            tasks.put(metrics.get(i).name(), collectors.get(i).tasks());
        }
        return tasks;
    }

    /** A number that is the same for traces with the same order of events; never 0. */
    static long schedule(Trace trace) {
        long hash = 1;
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            hash = (hash ^ event.thread()) * FACTOR;
            hash = (hash ^ event.site()) * FACTOR;
            hash = (hash ^ event.kind().ordinal()) * FACTOR;
        }
        return hash == 0 ? 1 : hash;
    }
}
