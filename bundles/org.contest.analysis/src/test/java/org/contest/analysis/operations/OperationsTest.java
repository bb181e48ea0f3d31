/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

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
import org.contest.protocol.trace.ThreadStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OperationsTest {

    private static final int FIELD = 0;
    private static final int PUT = 1;
    private static final int LOCK = 2;
    private static final int COMPUTE = 3;
    private static final int INSIDE = 4;
    private static final int PARKED = 5;

    @TempDir
    Path directory;

    private static SiteTable sites() {
        SiteTable table = new SiteTable();
        table.add(new SiteTable.Block(0, "app.Cache", "1", List.of(
            site(FIELD, "app.Cache", 4, EventKind.READ, "app.Cache.size"),
            site(PUT, "app.Cache", 5, EventKind.CALL, "java.util.concurrent.ConcurrentHashMap.put on Cache.pool"),
            site(LOCK, "app.Cache", 6, EventKind.CALL, "java.util.concurrent.locks.Lock.lock"),
            site(COMPUTE, "app.Cache", 7, EventKind.CALL, "java.util.Map.computeIfAbsent on Cache.pool")), true));
        table.add(new SiteTable.Block(4, "java.util.concurrent.ConcurrentHashMap", "2", List.of(
            site(INSIDE, "java.util.concurrent.ConcurrentHashMap", 1010, EventKind.ATOMIC_UPDATE, ""),
            site(PARKED, "java.util.concurrent.locks.LockSupport", 200, EventKind.PARK, ""))));
        return table;
    }

    private static Site site(int id, String type, int line, EventKind kind, String variable) {
        return new Site(id, type, "m()V", line, kind, variable);
    }

    /** Each operation as {@code thread kind line first-last target}, with what else it tells. */
    private List<String> folded() throws IOException {
        SiteTable table = sites();
        Trace trace = Trace.read(file());
        Operations operations = Operations.of(trace, table);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < operations.size(); i++) {
            Operation o = operations.get(i);
            texts.add((o.thread() + " " + o.kind() + (o.site() < 0 ? "" : " " + table.site(o.site()).line()) + " "
                + o.firstEvent() + "-" + o.lastEvent() + " " + o.target() + (o.blocked() ? " blocked" : "")
                + (o.interleaved() ? " interleaved" : "")).strip());
            assertEquals(i, operations.ofEvent(o.firstEvent()));
            assertEquals(i, operations.ofEvent(o.lastEvent()));
        }
        return texts;
    }

    private Path file() {
        return directory.resolve("t.trace");
    }

    private TraceWriter writer() throws IOException {
        return TraceWriter.create(file(), new TraceHeader(Map.of(TraceHeader.PROGRAM, "app.Cache")));
    }

    @Test
    void the_events_of_one_call_are_one_operation_and_own_events_stand_alone() throws IOException {
        try (TraceWriter writer = writer()) {
            SequenceStream stream = writer.sequence();
            stream.add(0, EventKind.READ, FIELD, 1, 0);
            stream.call(PUT, 0, false);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
            stream.add(1, EventKind.READ, FIELD, 1, 0);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
            stream.call(PUT, 0, false);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
        }
        assertEquals(List.of("0 READ 4 0-0 app.Cache.size", "0 UPDATE 5 1-3 Cache.pool interleaved",
            "1 READ 4 2-2 app.Cache.size", "0 UPDATE 5 4-4 Cache.pool"), folded());
    }

    @Test
    void an_element_of_an_array_is_told_with_its_index() throws IOException {
        SiteTable table = new SiteTable();
        table.add(new SiteTable.Block(0, "app.Cache", "1",
            List.of(site(0, "app.Cache", 4, EventKind.ARRAY_WRITE, "int[]")), true));
        try (TraceWriter writer = writer()) {
            writer.sequence().add(0, EventKind.ARRAY_WRITE, 0, 1, 17);
        }
        assertEquals("writes element 17 of an int[] at Cache.m:4",
            Operations.of(Trace.read(file()), table).inWords(0));
    }

    @Test
    void a_call_goes_on_after_it_has_called_the_program() throws IOException {
        try (TraceWriter writer = writer()) {
            SequenceStream stream = writer.sequence();
            stream.call(COMPUTE, 0, false);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
            stream.add(0, EventKind.READ, FIELD, 1, 0);
            stream.call(PUT, 1, false);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 3, 0);
            stream.call(-1, 0, true);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
        }
        assertEquals(List.of("0 UPDATE 7 0-3 Cache.pool", "0 READ 4 1-1 app.Cache.size",
            "0 UPDATE 5 2-2 Cache.pool"), folded());
    }

    @Test
    void a_thread_of_a_pool_waits_for_tasks_before_and_between_them() throws IOException {
        try (TraceWriter writer = writer()) {
            ThreadStream stream = writer.stream(1);
            stream.add(EventKind.THREAD_BEGIN, -1, 9, 0);
            stream.add(EventKind.PARK, PARKED, 9, 0);
            stream.add(EventKind.PARK_END, PARKED, 9, 0);
            stream.add(EventKind.READ, FIELD, 1, 0);
            stream.call(PUT, 1, false);
            stream.add(EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
            stream.call(-1, 0, false);
            stream.add(EventKind.PARK, PARKED, 9, 0);
            stream.add(EventKind.THREAD_END, -1, 9, 0);
        }
        assertEquals(List.of("1 BEGIN 0-0", "1 TASK 1-2", "1 READ 4 3-3 app.Cache.size", "1 UPDATE 5 4-4 Cache.pool",
            "1 TASK 5-5", "1 END 6-6"), folded());
    }

    @Test
    void a_call_in_which_the_thread_waited_is_blocked() throws IOException {
        try (TraceWriter writer = writer()) {
            SequenceStream stream = writer.sequence();
            stream.call(LOCK, 0, false);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
            stream.add(0, EventKind.PARK, PARKED, 9, 0);
            stream.add(1, EventKind.READ, FIELD, 1, 0);
            stream.add(0, EventKind.PARK_END, PARKED, 9, 0);
        }
        assertEquals(List.of("0 ACQUIRE 6 0-3 java.util.concurrent.locks.Lock.lock blocked interleaved",
            "1 READ 4 2-2 app.Cache.size"), folded());
    }

    @Test
    void without_call_marks_a_librarys_events_are_of_what_the_thread_did_before() throws IOException {
        try (TraceWriter writer = writer()) {
            SequenceStream stream = writer.sequence();
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
            stream.add(0, EventKind.READ, FIELD, 1, 0);
            stream.add(0, EventKind.ATOMIC_UPDATE, INSIDE, 2, 0);
        }
        assertEquals(List.of("0 TASK 0-0", "0 READ 4 1-2 app.Cache.size"), folded());
    }
}
