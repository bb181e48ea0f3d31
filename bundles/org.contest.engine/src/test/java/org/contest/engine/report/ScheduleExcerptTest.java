/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScheduleExcerptTest {

    private static final int THINGS = 30;

    @TempDir
    private Path folder;

    /** Thread "a" reads a field in {@code fails}, and again while it leaves; then "b" writes it in lines 3 to 31. */
    private List<String> excerpt(String thrower, String... frames) throws IOException {
        Path file = folder.resolve("run.trace");
        List<Site> sites = new ArrayList<>();
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            writer.thread(0, "0.0", "a");
            writer.thread(1, "0.1", "b");
            SequenceStream sequence = writer.sequence();
            for (int i = 0; i <= THINGS; i++) {
                EventKind kind = i <= 1 ? EventKind.READ : EventKind.WRITE;
                sites.add(new Site(i, "p.A", i == 0 ? "fails()V" : "m()V", i + 1, kind, "p.A.x"));
                sequence.add(i <= 1 ? 0 : 1, kind, i, 7, 0);
            }
        }
        SiteTable table = new SiteTable();
        table.add(new SiteTable.Block(0, "p.A", "0", sites));
        return ScheduleExcerpt.lines(Trace.read(file), table, thrower, List.of(frames));
    }

    @Test
    void it_ends_with_what_the_thread_did_that_threw_where_it_threw() throws IOException {
        assertEquals(List.of("operation 0: a reads p.A.x at A.fails:1"),
            excerpt("a", "p.B.without(B.java:7)", "p.A.fails(A.java:1)", "p.A.m(A.java:2)"));
    }

    @Test
    void it_ends_with_the_trace_where_no_thread_threw() throws IOException {
        List<String> lines = excerpt("");
        assertEquals(20, lines.size());
        assertEquals("operation 30: b writes p.A.x at A.m:31", lines.get(19));
        assertEquals(lines, excerpt("nobody", "p.A.fails(A.java:1)"));
    }
}
