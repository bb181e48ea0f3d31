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

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.IntStream;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A daemon goes on while the trace of its run is closed: what comes into the file is the beginning of what it did. */
class EndedStreamTest {

    private static final int EVENTS = 30;
    /** More than the first chunk has room for. */
    private static final int MORE = 1_000;

    @TempDir
    Path directory;

    private TraceWriter writer() throws IOException {
        return TraceWriter.create(directory.resolve("x.trace"), new TraceHeader(Map.of(TraceHeader.PROGRAM, "a.B")));
    }

    private static void add(ThreadStream stream, int from, int to) {
        for (int i = from; i < to; i++) {
            stream.add(EventKind.WRITE, site(i), 5 + i % 3, 0);
        }
    }

    private static int site(int event) {
        return event * event % 101;
    }

    @Test
    void nothing_comes_behind_a_stream_that_was_ended_from_outside() throws IOException {
        TraceWriter writer = writer();
        ThreadStream daemon = writer.stream(0);
        add(daemon, 0, EVENTS);
        daemon.close(); // as the end of the run does, which closes the file a moment later
        add(daemon, EVENTS, MORE);
        writer.close();
        Trace trace = Trace.read(directory.resolve("x.trace"));
        assertEquals(EVENTS, trace.size());
        assertIsBeginning(trace);
    }

    @RepeatedTest(200)
    void a_stream_that_grows_while_the_file_is_closed_is_whole_to_its_end() throws Exception {
        TraceWriter writer = writer();
        ThreadStream daemon = writer.stream(0);
        Thread thread = new Thread(() -> add(daemon, 0, MORE));
        thread.start();
        writer.close();
        thread.join();
        assertIsBeginning(Trace.read(directory.resolve("x.trace")));
    }

    private static void assertIsBeginning(Trace trace) {
        assertEquals("", trace.note());
        assertEquals(IntStream.range(0, trace.size()).map(EndedStreamTest::site).boxed().toList(),
            IntStream.range(0, trace.size()).map(trace::site).boxed().toList());
    }
}
