/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SequenceTest {

    private static final int BUFFER = 70;

    @TempDir
    private Path directory;

    /** Main starts one, both lock the buffer and touch its count. */
    private Sequence sequence() throws IOException {
        Path file = directory.resolve("trace");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            writer.thread(0, "0", "main");
            writer.thread(1, "0.1", "one");
            SequenceStream events = writer.sequence();
            events.add(0, EventKind.THREAD_BEGIN, -1, 60, 0);
            events.add(0, EventKind.THREAD_START, 0, 61, 1);
            events.add(1, EventKind.THREAD_BEGIN, -1, 61, 0);
            events.add(1, EventKind.MONITOR_ENTER, 1, BUFFER, 0);
            events.add(1, EventKind.WRITE, 2, BUFFER, 0);
            events.add(1, EventKind.MONITOR_EXIT, 3, BUFFER, 0);
            events.add(0, EventKind.READ, 4, BUFFER, 0);
            events.add(1, EventKind.THREAD_END, -1, 61, 0);
        }
        SiteTable sites = new SiteTable();
        sites.add(new SiteTable.Block(0, "shop.Buffer", "0", List.of(
            site(0, EventKind.THREAD_START, "java.lang.Thread.start"), site(1, EventKind.MONITOR_ENTER, ""),
            site(2, EventKind.WRITE, "shop.Buffer.count"), site(3, EventKind.MONITOR_EXIT, ""),
            site(4, EventKind.READ, "shop.Buffer.count"))));
        return new Sequence(Trace.read(file), sites);
    }

    @Test
    void threads_without_a_name_are_told_by_their_place_in_the_spawn_tree() throws IOException {
        Path file = directory.resolve("unnamed");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            writer.thread(0, "0", "main");
            writer.thread(1, "0.1", "");
            writer.thread(2, "0.2", "");
        }
        Sequence sequence = new Sequence(Trace.read(file), new SiteTable());
        assertEquals(List.of("main", "thread 0.1", "thread 0.2"),
            IntStream.range(0, 3).mapToObj(sequence::thread).toList());
    }

    @Test
    void an_array_is_told_by_the_field_in_which_it_was_found_first() throws IOException {
        Sequence sequence = sequence(events -> {
            events.add(0, EventKind.ARRAY_READ, 0, 80, 2);
            events.add(0, EventKind.ARRAY_WRITE, 1, 80, 3);
            events.add(0, EventKind.ARRAY_WRITE, 1, 81, 3);
            events.add(0, EventKind.ARRAY_READ, 2, 82, 0);
            events.add(0, EventKind.ARRAY_READ, 0, 83, 1);
        }, site(0, EventKind.ARRAY_READ, "byte[]"),
            site(1, EventKind.ARRAY_WRITE, Site.named("byte[]", "shop.Buffer.cells")),
            site(2, EventKind.ARRAY_READ, Site.named("byte[]", "shop.Buffer.rows[1]")));
        assertEquals(List.of("Buffer.cells#1[2]", "Buffer.cells#1[3]", "Buffer.cells#2[3]", "Buffer.rows[]#1[0]",
            "byte[]#1[1]"), IntStream.range(0, 5).mapToObj(sequence::target).toList());
    }

    /** What main does at these program locations, whose numbers count from 0. */
    private Sequence sequence(Consumer<SequenceStream> main, Site... sites) throws IOException {
        Path file = directory.resolve("main");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            writer.thread(0, "0", "main");
            main.accept(writer.sequence());
        }
        SiteTable table = new SiteTable();
        table.add(new SiteTable.Block(0, "shop.Buffer", "0", List.of(sites)));
        return new Sequence(Trace.read(file), table);
    }

    private static Site site(int id, EventKind kind, String variable) {
        return new Site(id, "shop.Buffer", "put(I)V", 10 + id, kind, variable);
    }

    @Test
    void the_event_that_starts_a_thread_is_known() throws IOException {
        assertEquals(1, sequence().startOf(2));
        assertEquals(Sequence.NONE, sequence().startOf(0));
    }

    @Test
    void an_event_is_told_with_thread_operation_target_and_line() throws IOException {
        Sequence sequence = sequence();
        assertEquals("main start one at shop.Buffer.put(Buffer.java:10)", sequence.text(1));
        assertEquals("one lock Buffer#1 at shop.Buffer.put(Buffer.java:11)", sequence.text(3));
        assertEquals("one write Buffer#1.count at shop.Buffer.put(Buffer.java:12)", sequence.text(4));
        assertEquals("main begins", sequence.text(0));
        assertEquals("one ends", sequence.text(7));
        OperationWords words = new OperationWords(sequence, Operations.of(sequence.trace(), sequence.sites()));
        assertEquals("main begins", words.text(0));
        assertEquals("one lock Buffer#1 at shop.Buffer.put(Buffer.java:11)", words.text(3));
    }

    @Test
    void places_next_to_a_place_are_found_in_both_directions() throws IOException {
        Sequence sequence = sequence();
        assertEquals(6, sequence.next(2, sequence.ofThread(0)));
        assertEquals(1, sequence.previous(6, sequence.ofThread(0)));
        assertEquals(2, sequence.next(1, sequence::isSwitch));
        assertEquals(6, sequence.next(3, sequence::isSwitch));
        assertEquals(Sequence.NONE, sequence.next(8, sequence::isSwitch));
        assertEquals(5, sequence.next(4, sequence.onTargetOf(3)), "the same lock");
        assertEquals(6, sequence.next(5, sequence.onTargetOf(4)), "the same variable");
    }

    @Test
    void the_writer_of_a_variable_is_found_by_short_and_long_names() throws IOException {
        Sequence sequence = sequence();
        for (String name : List.of("count", "Buffer.count", "shop.Buffer.count", "Buffer#1.count")) {
            assertEquals(4, sequence.writer(6, name), name);
        }
        assertEquals(Sequence.NONE, sequence.writer(4, "count"), "not yet");
        assertEquals(4, sequence.meets(6));
        assertEquals(Sequence.NONE, sequence.meets(4));
    }

    @Test
    void a_lock_is_held_between_its_events() throws IOException {
        LockSpans locks = new LockSpans(sequence().trace());
        assertEquals(List.of(new LockSpans.Span(1, BUFFER, 3, 5)), locks.between(0, 8));
        assertEquals(1, locks.at(4).size());
        assertTrue(locks.at(3).isEmpty() && locks.at(6).isEmpty());
    }

    @Test
    void an_object_is_named_by_its_own_class_where_a_field_of_a_superclass_was_accessed_first() throws IOException {
        String locks = "java.util.concurrent.locks.";
        Sequence sequence = sequence(events -> {
            for (int site = 0; site < 3; site++) {
                events.add(0, EventKind.WRITE, site, 80, 0);
            }
            events.add(0, EventKind.WRITE, 2, 81, 0);
            events.add(0, EventKind.WRITE, 3, 81, 0);
            events.add(0, EventKind.ATOMIC_UPDATE, 4, 82, 0);
            events.add(0, EventKind.WRITE, 0, 82, 0);
            events.add(0, EventKind.ATOMIC_UPDATE, 4, 82, 0);
        }, site(0, EventKind.WRITE, locks + "AbstractQueuedSynchronizer.state"),
            site(1, EventKind.WRITE, "java.util.concurrent.ThreadPoolExecutor$Worker.firstTask"),
            site(2, EventKind.WRITE, locks + "AbstractOwnableSynchronizer.exclusiveOwnerThread"),
            site(3, EventKind.WRITE, "shop.Latch.count"),
            site(4, EventKind.ATOMIC_UPDATE, "jdk.internal.misc.Unsafe.compareAndSetInt"));
        assertEquals(List.of("ThreadPoolExecutor$Worker#1.state", "ThreadPoolExecutor$Worker#1.firstTask",
            "ThreadPoolExecutor$Worker#1.exclusiveOwnerThread", "Latch#1.exclusiveOwnerThread", "Latch#1.count"),
            IntStream.range(0, 5).mapToObj(sequence::target).toList());
        assertEquals("AbstractQueuedSynchronizer#1.state", sequence.target(6), "Unsafe is the class of no object");
    }

    @Test
    void an_object_that_is_only_locked_is_called_as_where_it_was_locked_first() throws IOException {
        Sequence sequence = sequence(events -> {
            int[][] lockedAt = {{80, 0}, {81, 0}, {80, 1}, {82, 2}, {83, 3}, {84, 4}};
            for (int[] locked : lockedAt) {
                events.add(0, EventKind.MONITOR_ENTER, locked[1], locked[0], 0);
            }
        }, site(0, EventKind.MONITOR_ENTER, "Account.lock"), site(1, EventKind.MONITOR_ENTER, "other"),
            site(2, EventKind.MONITOR_ENTER, "this"), site(3, EventKind.MONITOR_ENTER, "Cache.class"),
            site(4, EventKind.MONITOR_ENTER, ""));
        assertEquals(List.of("lock#1", "lock#2", "lock#1", "Buffer#1", "Cache.class", "object#1"),
            IntStream.range(0, sequence.size()).mapToObj(sequence::target).toList());
    }
}
