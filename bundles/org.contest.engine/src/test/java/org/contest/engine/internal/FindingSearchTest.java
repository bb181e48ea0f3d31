/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.identity.Identities;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings of a controlled run that is too long to be read as a whole. */
class FindingSearchTest {

    private static final int LONG = 20_000;
    private static final int MONITOR = 11;
    private static final int OBJECT = 12;

    @TempDir
    private Path folder;

    private static SiteTable sites() {
        SiteTable table = new SiteTable();
        table.add(new SiteTable.Block(0, "p.A", "0",
            List.of(new Site(0, "p.A", "m()V", 1, EventKind.NOTIFY, ""),
                new Site(1, "p.A", "m()V", 2, EventKind.WAIT, ""),
                new Site(2, "p.A", "m()V", 3, EventKind.WRITE, "p.A.x"),
                new Site(3, "p.A", "n()V", 4, EventKind.WRITE, "p.A.x"),
                new Site(4, "p.A", "n()V", 5, EventKind.READ, "p.A.y")),
            true));
        return table;
    }

    /** Two threads race for x at once; a signal seems lost until, long after, another one comes. */
    private Path trace() throws IOException {
        return trace(false);
    }

    private Path trace(boolean isOrderLost) throws IOException {
        Path file = folder.resolve("long.trace");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            writer.thread(0, "0", "one");
            writer.thread(1, "0.1", "other");
            SequenceStream sequence = writer.sequence();
            sequence.add(0, EventKind.NOTIFY, 0, MONITOR, 0);
            sequence.add(0, EventKind.WRITE, 2, OBJECT, 0);
            sequence.add(1, EventKind.WRITE, 3, OBJECT, 0);
            sequence.add(1, EventKind.WAIT, 1, MONITOR, 0);
            for (int i = 0; i < LONG; i++) {
                sequence.add(0, EventKind.READ, 4, OBJECT, i);
            }
            sequence.add(0, EventKind.NOTIFY, 0, MONITOR, 0);
            sequence.add(1, EventKind.WAIT_END, 1, MONITOR, 0);
            if (isOrderLost) {
                writer.orderLost();
            }
        }
        return file;
    }

    private static Set<FindingKind> kinds(Trace trace) {
        List<Finding> findings = new FindingSearch(FindingSearch.ALL).in(1, trace, sites());
        Set<FindingKind> kinds = new TreeSet<>();
        findings.forEach(finding -> kinds.add(finding.kind()));
        return kinds;
    }

    @Test
    void a_trace_with_thousands_of_threads_is_skipped_and_it_is_said() throws IOException {
        Path file = folder.resolve("threads.trace");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            for (int i = 0; i <= 3_000; i++) {
                writer.thread(i, "0." + i, "worker");
            }
            writer.sequence().add(1, EventKind.READ, 4, OBJECT, 0);
        }
        Trace large = Trace.read(file);
        Trace small = Trace.read(trace());
        CoverageMeasure measure = new CoverageMeasure(List.of(), new Identities());
        TraceStudy auto = new TraceStudy(measure, new FindingSearch(FindingSearch.AUTO));
        assertEquals(FindingSearch.SKIPPED, auto.note(1, large));
        assertNull(auto.note(1, small));
        TraceStudy all = new TraceStudy(measure, new FindingSearch(FindingSearch.ALL));
        assertNull(all.note(1, large));
    }

    @Test
    void nothing_is_concluded_from_an_order_that_is_not_certain() throws IOException {
        assertEquals(Set.of(FindingKind.DATA_RACE), kinds(Trace.read(trace(false))));
        assertEquals(Set.of(), kinds(Trace.read(trace(true))));
    }

    @Test
    void the_beginning_of_a_controlled_run_shows_what_its_end_cannot_take_back() throws IOException {
        Path file = trace();
        Trace beginning = Trace.readBeginning(file, LONG / 10);
        assertTrue(beginning.isCut() && beginning.size() < LONG, "events: " + beginning.size());
        assertFalse(beginning.isRenumbered());
        assertEquals(Set.of(FindingKind.DATA_RACE), kinds(beginning));
        assertEquals(Set.of(FindingKind.DATA_RACE), kinds(Trace.read(file)));
    }
}
