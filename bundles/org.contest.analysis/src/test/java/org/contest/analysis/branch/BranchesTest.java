/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.branch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.analysis.branch.Branch.Kind;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BranchesTest {

    private static final int OBJECT = 77;
    private static final long SIGNALLED = WaitOutcome.SIGNALLED.ordinal();

    @TempDir
    private Path directory;

    private static TraceEvent event(int thread, EventKind kind, int site, int object, long value) {
        return new TraceEvent(0, thread, kind, site, object, value);
    }

    private Trace trace(TraceEvent... events) throws IOException {
        Path file = directory.resolve("trace");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            writer.thread(0, "0", "main");
            writer.thread(1, "0.1", "one");
            writer.thread(2, "0.2", "two");
            SequenceStream sequence = writer.sequence();
            for (TraceEvent e : events) {
                sequence.add(e.thread(), e.kind(), e.site(), e.object(), e.value());
            }
        }
        return Trace.read(file);
    }

    @Test
    void a_write_comes_before_the_read_of_another_thread() throws IOException {
        List<Branch> branches = Branches.of(trace(
            event(1, EventKind.READ, 1, OBJECT, 0),
            event(1, EventKind.READ, 2, OBJECT + 1, 0),
            event(2, EventKind.READ, 3, OBJECT + 2, 0),
            event(2, EventKind.WRITE, 4, OBJECT, 0)), 100);
        assertEquals(1, branches.size());
        assertEquals(Kind.REVERSED_ACCESSES, branches.get(0).kind());
        assertEquals(List.of(2), branches.get(0).kept());
        assertEquals(4, branches.get(0).instead().site());
    }

    @Test
    void two_reads_are_no_alternative() throws IOException {
        assertTrue(Branches.of(trace(event(1, EventKind.READ, 1, OBJECT, 0), event(2, EventKind.READ, 2, OBJECT, 0)),
            100).isEmpty());
    }

    @Test
    void accesses_ordered_by_a_start_are_not_reversed() throws IOException {
        assertTrue(Branches.of(trace(
            event(0, EventKind.WRITE, 1, OBJECT, 0),
            event(0, EventKind.THREAD_START, 2, OBJECT + 1, 1),
            event(1, EventKind.THREAD_BEGIN, -1, OBJECT + 1, 0),
            event(1, EventKind.READ, 3, OBJECT, 0)), 100).isEmpty());
    }

    @Test
    void another_contender_gets_the_monitor_first() throws IOException {
        List<Branch> branches = Branches.of(trace(
            event(1, EventKind.MONITOR_ENTER, 1, OBJECT, 0),
            event(1, EventKind.MONITOR_EXIT, 2, OBJECT, 0),
            event(2, EventKind.MONITOR_ENTER, 3, OBJECT, 0),
            event(2, EventKind.MONITOR_EXIT, 4, OBJECT, 0)), 100);
        assertEquals(1, branches.size());
        assertEquals(Kind.OTHER_CONTENDER, branches.get(0).kind());
        assertEquals(2, branches.get(0).instead().thread());
        assertEquals(List.of(), branches.get(0).kept());
    }

    @Test
    void a_notify_wakes_the_other_waiter() throws IOException {
        List<Branch> branches = Branches.of(trace(
            event(1, EventKind.WAIT, 1, OBJECT, 0),
            event(2, EventKind.WAIT, 1, OBJECT, 0),
            event(0, EventKind.NOTIFY, 2, OBJECT, 0),
            event(1, EventKind.WAIT_END, 1, OBJECT, SIGNALLED)), 100);
        assertEquals(1, branches.size());
        assertEquals(Kind.OTHER_WAITER, branches.get(0).kind());
        assertEquals(2, branches.get(0).instead().thread());
        assertEquals(3, branches.get(0).kept().size());
    }

    @Test
    void after_notify_all_there_is_no_choice_of_waiter() throws IOException {
        assertTrue(Branches.of(trace(
            event(1, EventKind.WAIT, 1, OBJECT, 0),
            event(2, EventKind.WAIT, 1, OBJECT, 0),
            event(0, EventKind.NOTIFY_ALL, 2, OBJECT, 0),
            event(1, EventKind.WAIT_END, 1, OBJECT, SIGNALLED)), 100).isEmpty());
    }

    @Test
    void a_branch_is_written_as_a_trace_that_ends_with_the_other_event() throws IOException {
        Trace recorded = trace(event(1, EventKind.WRITE, 1, OBJECT, 0), event(2, EventKind.WRITE, 2, OBJECT, 0));
        Branch branch = Branches.of(recorded, 1).get(0);
        Path file = directory.resolve("branch");
        branch.write(recorded, file);
        Trace written = Trace.read(file);
        assertEquals(branch.length(), written.size());
        assertEquals(2, written.event(written.size() - 1).site());
        assertEquals(recorded.threads(), written.threads());
    }
}
