/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceTest {

    private static final TraceHeader HEADER =
        new TraceHeader(Map.of(TraceHeader.PROGRAM, "a.B", TraceHeader.SEED, "7"));

    @TempDir
    Path directory;

    private Path file() {
        return directory.resolve("t.trace");
    }

    @Test
    void masked_numbers_of_objects_come_back_and_give_the_same_bytes() throws IOException {
        TraceScratch scratch = new TraceScratch(file());
        List<Long> digests = new ArrayList<>();
        for (int mask : List.of(0, 0x1234567)) {
            ObjectNumbers objects = ObjectNumbers.masked(mask);
            int lock = objects.give(7);
            TraceWriter writer = scratch.begin(new TraceHeader(Map.of(TraceHeader.OBJECTS, "" + objects.mask())));
            SequenceStream stream = writer.sequence();
            stream.add(0, EventKind.MONITOR_ENTER, 1, lock, 0);
            stream.add(0, EventKind.READ, 2, 3, 0); // a static variable
            stream.add(1, EventKind.READ, 2, lock, 0);
            writer.made(lock, 1, 2);
            writer.close();
            Trace trace = Trace.read(file());
            assertEquals(List.of(lock, 3, lock), IntStream.range(0, trace.size()).mapToObj(trace::object).toList());
            assertEquals(lock, trace.creations().object(0));
            digests.add(scratch.digest());
        }
        assertEquals(digests.get(0), digests.get(1));
    }

    static TraceEvent randomEvent(Random random, int number) {
        EventKind kind = EventKind.values()[random.nextInt(EventKind.count())];
        long value = switch (random.nextInt(4)) {
        case 0 -> 0;
        case 1 -> random.nextInt(100);
        case 2 -> random.nextLong();
        default -> number;
        };
        int object = random.nextInt(3) == 0 ? 0 : random.nextBoolean() ? random.nextInt(40) : random.nextInt();
        int site = random.nextInt(10) == 0 ? random.nextInt() : random.nextInt(60) - 1;
        return new TraceEvent(number, random.nextInt(5), kind, site, object, value);
    }

    static List<TraceEvent> writeSequence(TraceWriter writer, int count, long seed) {
        Random random = new Random(seed);
        SequenceStream stream = writer.sequence();
        List<TraceEvent> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            TraceEvent e = randomEvent(random, i);
            events.add(e);
            stream.add(e.thread(), e.kind(), e.site(), e.object(), e.value());
        }
        return events;
    }

    static List<TraceEvent> events(Trace trace) {
        List<TraceEvent> events = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            events.add(trace.event(i));
        }
        return events;
    }

    @Test
    void a_sequence_is_read_as_it_was_written() throws IOException {
        List<TraceEvent> expected;
        try (TraceWriter writer = TraceWriter.create(file(), HEADER)) {
            writer.thread(0, "0", "main");
            expected = writeSequence(writer, 100_000, 1);
            writer.thread(1, "0.1", "worker");
        }
        Trace trace = Trace.read(file());
        assertEquals(expected, events(trace));
        assertEquals(HEADER, trace.header());
        assertEquals(List.of(new TraceThread(0, "0", "main"), new TraceThread(1, "0.1", "worker")), trace.threads());
        assertFalse(trace.truncated());
        assertEquals("", trace.note());
    }

    @Test
    void a_loop_over_an_array_takes_about_a_byte_an_event() throws IOException {
        try (TraceWriter writer = TraceWriter.create(file(), HEADER)) {
            SequenceStream stream = writer.sequence();
            for (int i = 0; i < 100_000; i++) {
                stream.add(0, EventKind.ARRAY_READ, 4, 1234567, i);
                stream.add(0, EventKind.WRITE, 5, 7654321, 0);
            }
        }
        assertEquals(200_000, Trace.read(file()).size());
        assertTrue(Files.size(file()) < 300_000, () -> "size " + file().toFile().length());
    }

    @Test
    void what_was_added_is_there_without_a_close() throws IOException {
        TraceWriter writer = TraceWriter.create(file(), HEADER);
        List<TraceEvent> expected = writeSequence(writer, 5_000, 2);
        Trace trace = Trace.read(file());
        assertEquals(expected, events(trace));
        assertTrue(trace.truncated());
        assertTrue(trace.note().contains("was not closed"), trace.note());
        writer.close();
    }

    @Test
    void a_stream_used_after_the_close_counts_what_is_lost() throws IOException {
        TraceWriter writer = TraceWriter.create(file(), HEADER);
        SequenceStream stream = writer.sequence();
        stream.add(0, EventKind.YIELD, 1, 0, 0);
        writer.close();
        for (int i = 0; i < 100_000; i++) {
            stream.add(0, EventKind.YIELD, i * 100, i, i);
        }
        assertEquals(1, Trace.read(file()).size());
        assertTrue(writer.lost() > 0);
    }

    @Test
    void an_interrupted_thread_can_write_and_stays_interrupted() throws IOException {
        TraceWriter writer = TraceWriter.create(file(), HEADER);
        Thread.currentThread().interrupt();
        List<TraceEvent> expected = writeSequence(writer, 300_000, 3);
        assertTrue(Thread.interrupted());
        writer.close();
        assertEquals(0, writer.lost());
        assertEquals(expected, events(Trace.read(file())));
    }

    @Test
    void an_interrupted_thread_can_close() throws IOException {
        TraceWriter writer = TraceWriter.create(file(), HEADER);
        List<TraceEvent> expected = writeSequence(writer, 10, 3);
        Thread.currentThread().interrupt();
        writer.close();
        assertTrue(Thread.interrupted());
        assertEquals(expected, events(Trace.read(file())));
    }

    @Test
    void long_names_and_identities_are_kept() throws IOException {
        String identity = "0" + ".1".repeat(5_000);
        try (TraceWriter writer = TraceWriter.create(file(), HEADER)) {
            writer.thread(3, identity, "n".repeat(1_000));
        }
        TraceThread thread = Trace.read(file()).threads().get(0);
        assertEquals(identity, thread.identity());
        assertEquals(200, thread.name().length());
    }

    @Test
    void it_says_whether_the_order_is_certain() throws IOException {
        try (TraceWriter writer = TraceWriter.create(file(), HEADER)) {
            writeSequence(writer, 3, 1);
        }
        assertFalse(Trace.read(file()).isOrderLost());
        try (TraceWriter writer = TraceWriter.create(file(), HEADER)) {
            writeSequence(writer, 3, 1);
            writer.orderLost();
        }
        Trace trace = Trace.read(file());
        assertTrue(trace.isOrderLost());
        assertFalse(trace.truncated(), trace.note());
    }

    @Test
    void an_order_without_events_comes_back() throws IOException {
        try (TraceWriter writer = TraceWriter.create(file(), HEADER)) {
            writeSequence(writer, 3, 1);
            writer.handedOver(0, 1L << 40, 2, 7);
            writer.handedOver(2, 8, 1, 0);
        }
        Trace trace = Trace.read(file());
        assertEquals(3, trace.size());
        UnseenOrder order = trace.unseenOrder();
        assertEquals(2, order.size());
        assertEquals(List.of(0L, 1L << 40, 2L, 7L),
            List.of((long) order.giver(0), order.given(0), (long) order.taker(0), order.taken(0)));
        assertEquals(List.of(2L, 8L, 1L, 0L),
            List.of((long) order.giver(1), order.given(1), (long) order.taker(1), order.taken(1)));
    }
}
