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
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StreamMergeTest {

    private static final int THREADS = 6;
    private static final int VARIABLES = 9;

    @TempDir
    Path directory;
    private Path file;
    private TraceWriter writer;

    @BeforeEach
    void create() throws IOException {
        file = directory.resolve("t.trace");
        writer = TraceWriter.create(file, new TraceHeader(Map.of()));
    }

    /** Writes events whose object is the variable + 1 and whose value counts its events, in a random real order. */
    private int write(Random random, int count, int everyLost) {
        ThreadStream[] streams = new ThreadStream[THREADS];
        long[] events = new long[THREADS];
        for (int t = 0; t < THREADS; t++) {
            streams[t] = writer.stream(t);
        }
        long[] counters = new long[VARIABLES];
        int[] lastThread = new int[VARIABLES];
        long[] lastEvent = new long[VARIABLES];
        int written = 0;
        for (int i = 0; i < count; i++) {
            int variable = random.nextInt(VARIABLES);
            int t = random.nextInt(THREADS);
            if (lastThread[variable] != t && lastEvent[variable] > 0) {
                streams[t].after(lastThread[variable], lastEvent[variable]);
            }
            lastThread[variable] = t;
            lastEvent[variable] = ++events[t];
            long value = ++counters[variable];
            if (everyLost == 0 || i % everyLost != 0) {
                streams[t].add(EventKind.WRITE, random.nextInt(20), variable + 1, value);
                written++;
            }
        }
        return written;
    }

    private static void assertEachVariableInOrder(Trace trace) {
        long[] last = new long[VARIABLES + 1];
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            assertTrue(event.value() > last[event.object()], "at " + i);
            last[event.object()] = event.value();
        }
    }

    @Test
    void threads_are_merged_into_an_order_that_every_variable_keeps() throws IOException {
        int written = write(new Random(5), 200_000, 0);
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(written, trace.size());
        assertEachVariableInOrder(trace);
        assertFalse(trace.truncated(), trace.note());
    }

    @Test
    void events_that_are_missing_hold_nobody_and_are_told() throws IOException {
        int written = write(new Random(6), 20_000, 1_000);
        Trace trace = Trace.read(file);
        writer.close();
        assertEquals(written, trace.size());
        assertTrue(trace.note().contains("are missing"), trace.note());
    }

    /** What is read of a variable are its first events, without a gap: nothing comes before its cause. */
    @Test
    void the_beginning_of_a_trace_has_all_that_comes_before_its_events() throws IOException {
        int most = 60_000;
        int written = write(new Random(7), 240_000, 0);
        writer.close();
        Trace trace = Trace.readBeginning(file, most);
        assertTrue(trace.isCut() && trace.isRenumbered());
        assertTrue(trace.size() > most / 10 && trace.size() < written / 2, "events: " + trace.size());
        assertFalse(trace.truncated(), trace.note());
        long[] last = new long[VARIABLES + 1];
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            assertEquals(++last[event.object()], event.value(), "at " + i);
        }
        Trace whole = Trace.readBeginning(file, 2L * written); // order marks count as well
        assertEquals(written, whole.size());
        assertFalse(whole.isCut() || whole.isRenumbered());
    }

    @Test
    void an_order_mark_holds_back_the_events_behind_it() throws IOException {
        ThreadStream first = writer.stream(0);
        ThreadStream second = writer.stream(1);
        first.after(1, 1);
        first.add(EventKind.READ, 1, 0, 0);
        second.add(EventKind.WRITE, 2, 0, 0);
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(EventKind.WRITE, trace.event(0).kind());
        assertEquals(EventKind.READ, trace.event(1).kind());
    }

    @Test
    void a_mark_inside_a_run_waits_for_the_whole_run() throws IOException {
        ThreadStream first = writer.stream(0);
        ThreadStream second = writer.stream(1);
        first.after(1, 7);
        first.add(EventKind.READ, 1, 0, 0);
        for (int i = 0; i < 10; i++) {
            second.run(4);
        }
        second.add(EventKind.WRITE, 2, 0, 0);
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(3, trace.size());
        assertEquals(EventKind.ACCESS_RUN, trace.event(0).kind());
        assertEquals(10, trace.event(0).value());
    }

    @Test
    void threads_that_wait_for_each_other_are_damage_that_is_told() throws IOException {
        ThreadStream first = writer.stream(0);
        ThreadStream second = writer.stream(1);
        first.after(1, 1);
        first.add(EventKind.READ, 1, 0, 0);
        second.after(0, 1);
        second.add(EventKind.WRITE, 2, 0, 0);
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(2, trace.size());
        assertTrue(trace.note().contains("are missing"), trace.note());
        assertTrue(trace.isOrderLost());
    }
}
