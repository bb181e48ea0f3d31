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
    private static final int STRIPES = 9;

    @TempDir
    Path directory;
    private Path file;
    private TraceWriter writer;

    @BeforeEach
    void create() throws IOException {
        file = directory.resolve("t.trace");
        writer = TraceWriter.create(file, new TraceHeader(Map.of()));
    }

    /** Writes events whose object is the stripe + 1 and whose value is the stamp + 1, drawn in a random real order. */
    private int write(Random random, int count, int everyLost) {
        ThreadStream[] streams = new ThreadStream[THREADS];
        for (int t = 0; t < THREADS; t++) {
            streams[t] = writer.stream(t);
        }
        long[] counters = new long[STRIPES];
        int written = 0;
        for (int i = 0; i < count; i++) {
            int stripe = random.nextInt(STRIPES + 1) - 1;
            ThreadStream stream = streams[random.nextInt(THREADS)];
            long stamp = stripe < 0 ? 0 : counters[stripe]++;
            if (everyLost > 0 && i % everyLost == 0) {
                continue;
            }
            if (stripe >= 0 && random.nextInt(10) == 0) {
                stream.order(stripe, stamp);
            } else {
                stream.add(EventKind.WRITE, random.nextInt(20), stripe + 1, stripe < 0 ? 0 : stamp + 1, stripe, stamp);
                written++;
            }
        }
        return written;
    }

    private static void assertStampsAscend(Trace trace) {
        long[] last = new long[STRIPES + 1];
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            if (event.object() > 0) {
                assertTrue(event.value() > last[event.object()], "at " + i);
                last[event.object()] = event.value();
            }
        }
    }

    @Test
    void threads_are_merged_into_an_order_that_every_stripe_keeps() throws IOException {
        int written = write(new Random(5), 200_000, 0);
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(written, trace.size());
        assertStampsAscend(trace);
        assertFalse(trace.truncated(), trace.note());
    }

    @Test
    void stamps_that_are_missing_are_passed_over_and_told() throws IOException {
        int written = write(new Random(6), 20_000, 1_000);
        Trace trace = Trace.read(file);
        writer.close();
        assertEquals(written, trace.size());
        assertStampsAscend(trace);
        assertTrue(trace.note().contains("are missing"), trace.note());
    }

    @Test
    void an_order_mark_holds_back_the_events_behind_it() throws IOException {
        ThreadStream first = writer.stream(0);
        ThreadStream second = writer.stream(1);
        first.order(0, 1);
        first.add(EventKind.READ, 1, 0, 0, -1, 0);
        second.add(EventKind.WRITE, 2, 0, 0, 0, 0);
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(EventKind.WRITE, trace.event(0).kind());
        assertEquals(EventKind.READ, trace.event(1).kind());
    }

    @Test
    void a_mark_with_the_counter_as_it_stands_draws_nothing() throws IOException {
        ThreadStream first = writer.stream(0);
        ThreadStream second = writer.stream(1);
        first.add(EventKind.WRITE, 1, 1, 0, 0, 0);
        first.add(EventKind.WRITE, 1, 1, 0, 0, 1);
        second.order(0, 0);
        second.order(0, 1);
        second.add(EventKind.WRITE, 1, 1, 0, 0, 2);
        writer.close();
        assertEquals(3, Trace.read(file).size());
    }
}
