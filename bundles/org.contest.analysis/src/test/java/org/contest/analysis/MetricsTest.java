/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.contest.analysis.CoverageMetric.Collector;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.junit.jupiter.api.Test;

class MetricsTest {

    private static final Site ENTER = new Site(1, "p.A", "m()V", 10, EventKind.MONITOR_ENTER, "");
    private static final Site EXIT = new Site(2, "p.A", "m()V", 12, EventKind.MONITOR_EXIT, "");
    private static final Site READ = new Site(3, "p.A", "m()V", 11, EventKind.READ, "p.A.x");
    private static final Site NOTIFY = new Site(4, "p.A", "n()V", 20, EventKind.NOTIFY, "");
    private static final int LOCK = 77;

    private static Collector collector(String metric) {
        return Metrics.named(metric).get(0).collector();
    }

    private static void event(Collector collector, int thread, Site site, int object) {
        collector.event(thread, site.kind(), site, object, 0);
    }

    @Test
    void metrics_are_found_by_name() {
        assertEquals(List.of("Sync", "ConcurPairs"), Metrics.all().stream().map(CoverageMetric::name).toList());
        assertEquals(List.of(), Metrics.named(""));
        assertEquals(2, Metrics.named(" sync , ConcurPairs ").size());
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Metrics.named("Sink"));
        assertEquals("There is no metric \"Sink\"; the metrics are Sync, ConcurPairs.", e.getMessage());
    }

    @Test
    void a_pair_says_whether_the_thread_switched() {
        Collector pairs = collector("ConcurPairs");
        event(pairs, 0, READ, 5);
        event(pairs, 0, NOTIFY, LOCK);
        event(pairs, 1, READ, 5);
        event(pairs, 1, NOTIFY, LOCK);
        assertEquals(Set.of("p.A.m:11 READ p.A.x -> p.A.n:20 NOTIFY, no switch",
            "p.A.n:20 NOTIFY -> p.A.m:11 READ p.A.x, switch"), pairs.tasks());
    }

    @Test
    void an_entry_while_another_thread_holds_the_monitor_is_blocked_by_its_entry() {
        Collector sync = collector("Sync");
        event(sync, 1, READ, 5);
        event(sync, 0, ENTER, LOCK);
        event(sync, 0, EXIT, LOCK);
        event(sync, 1, ENTER, LOCK);
        assertTrue(sync.tasks().containsAll(
            Set.of("p.A.m:10 MONITOR_ENTER, visited", "p.A.m:10 MONITOR_ENTER, blocked",
                "p.A.m:10 MONITOR_ENTER, blocking")),
            sync.tasks().toString());
    }

    @Test
    void an_entry_after_the_monitor_was_left_is_only_visited() {
        Collector sync = collector("Sync");
        event(sync, 0, ENTER, LOCK);
        event(sync, 0, EXIT, LOCK);
        event(sync, 1, READ, 5);
        event(sync, 1, ENTER, LOCK);
        assertTrue(sync.tasks().contains("p.A.m:10 MONITOR_ENTER, visited"), sync.tasks().toString());
        assertTrue(sync.tasks().stream().noneMatch(task -> task.contains("block")), sync.tasks().toString());
    }

    @Test
    void a_notify_without_waiters_is_lost() {
        Collector sync = collector("Sync");
        event(sync, 0, NOTIFY, LOCK);
        assertEquals(Set.of("p.A.n:20 NOTIFY, lost"), sync.tasks());
    }
}
