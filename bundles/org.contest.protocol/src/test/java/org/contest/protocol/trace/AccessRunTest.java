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
import java.util.Map;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessRunTest {

    @TempDir
    Path directory;
    private Path file;
    private TraceWriter writer;
    private ThreadStream stream;

    @BeforeEach
    void create() throws IOException {
        file = directory.resolve("t.trace");
        writer = TraceWriter.create(file, new TraceHeader(Map.of()));
        stream = writer.stream(0);
    }

    private int run(int count) {
        int hash = 0;
        for (int i = 0; i < count; i++) {
            stream.run(i % 7);
            hash = EventKind.runHash(hash, i % 7);
        }
        return hash;
    }

    @Test
    void a_run_is_one_event_with_its_count_and_hash() throws IOException {
        stream.add(EventKind.WRITE, 3, 77, 0);
        int hash = run(1_000_000);
        stream.add(EventKind.READ, 4, 77, 0);
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(3, trace.size());
        assertEquals(new TraceEvent(1, 0, EventKind.ACCESS_RUN, -1, hash, 1_000_000), trace.event(1));
        assertFalse(trace.truncated(), trace.note());
    }

    @Test
    void a_run_that_is_open_when_the_program_is_killed_is_there() throws IOException {
        int hash = run(12_345);
        Trace trace = Trace.read(file);
        assertEquals(new TraceEvent(0, 0, EventKind.ACCESS_RUN, -1, hash, 12_345), trace.event(0));
        writer.close();
    }

    @Test
    void a_run_that_goes_on_after_the_close_is_kept_as_it_was_then() throws IOException {
        stream.add(EventKind.WRITE, 3, 77, 0);
        int hash = run(50);
        writer.close();
        run(9);
        Trace trace = Trace.read(file);
        assertEquals(2, trace.size());
        assertEquals(new TraceEvent(1, 0, EventKind.ACCESS_RUN, -1, hash, 50), trace.event(1));
        assertFalse(trace.truncated(), trace.note());
    }

    @Test
    void runs_go_over_the_ends_of_chunks() throws IOException {
        int count = 100_000;
        for (int i = 0; i < count; i++) {
            run(1 + i % 3);
            stream.add(EventKind.WRITE, i, i, i);
        }
        writer.close();
        Trace trace = Trace.read(file);
        assertEquals(2 * count, trace.size());
        for (int i = 0; i < count; i++) {
            assertEquals(1 + i % 3, trace.event(2 * i).value());
            assertEquals(i, trace.event(2 * i + 1).site());
        }
    }

    @Test
    void a_changed_count_of_a_sealed_run_is_damage() throws IOException {
        run(50);
        writer.close();
        byte[] bytes = Files.readAllBytes(file);
        int at = Format.align(Format.HEAD) + Format.LAST_RUN_AT + 4;
        assertEquals(50, bytes[at]);
        bytes[at]++;
        Files.write(file, bytes);
        Trace trace = Trace.read(file);
        assertEquals(0, trace.size());
        assertTrue(trace.note().contains("its checksum does not fit"), trace.note());
    }
}
