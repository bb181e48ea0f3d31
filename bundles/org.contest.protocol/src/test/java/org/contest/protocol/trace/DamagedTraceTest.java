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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DamagedTraceTest {

    private static final int MUTATIONS = 10_000;

    @TempDir
    Path directory;

    private Path sequence() throws IOException {
        Path file = directory.resolve("sequence.trace");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.PROGRAM, "a.B")))) {
            writer.thread(0, "0", "main");
            TraceTest.writeSequence(writer, 6_000, 1);
        }
        return file;
    }

    private Path streams(boolean closed) throws IOException {
        Path file = directory.resolve("streams.trace");
        TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.PROGRAM, "a.B")));
        ThreadStream first = writer.stream(0);
        ThreadStream second = writer.stream(1);
        for (int i = 0; i < 1_500; i++) {
            first.add(EventKind.WRITE, i % 7, 5 + i % 3, 0);
            first.run(i % 7);
            first.run(i % 5);
            second.after(0, 3L * i + 2);
            second.add(EventKind.READ, i % 5, 5 + i % 3, i);
            first.after(1, i + 1L);
        }
        if (closed) {
            writer.close();
        }
        return file;
    }

    private Path write(byte[] bytes) throws IOException {
        return Files.write(directory.resolve("damaged.trace"), bytes);
    }

    private static byte[] mutated(byte[] whole, Random random) {
        byte[] bytes = whole.clone();
        for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
            int at =
                random.nextInt(4) == 0 ? random.nextInt(Math.min(256, bytes.length)) : random.nextInt(bytes.length);
            bytes[at] = (byte) (random.nextBoolean() ? bytes[at] ^ 1 << random.nextInt(8) : random.nextInt());
        }
        return random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    }

    @Test
    void ten_thousand_damaged_files_are_read_in_part_or_refused_in_words() throws IOException {
        byte[] open = Files.readAllBytes(streams(false));
        List<byte[]> whole = List.of(Files.readAllBytes(sequence()), Files.readAllBytes(streams(true)),
            Arrays.copyOf(open, 60_000));
        Random random = new Random(20);
        int read = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            Path file = write(mutated(whole.get(i % whole.size()), random));
            try {
                Trace trace = Trace.read(file);
                TraceTest.events(trace);
                read++;
            } catch (IOException e) {
                assertTrue(e.getMessage().contains("damaged.trace"), e.getMessage());
                assertTrue(e.getMessage().endsWith("."), e.getMessage());
            }
        }
        assertTrue(read > MUTATIONS / 2, "read " + read);
    }

    @Test
    void a_file_that_was_cut_off_is_read_up_to_its_last_whole_chunk() throws IOException {
        byte[] whole = Files.readAllBytes(sequence());
        List<TraceEvent> all = TraceTest.events(Trace.read(directory.resolve("sequence.trace")));
        Trace trace = Trace.read(write(Arrays.copyOf(whole, whole.length - 100)));
        assertTrue(trace.truncated());
        assertTrue(trace.note().contains("not whole"), trace.note());
        assertTrue(trace.size() > 0 && trace.size() < all.size());
        assertEquals(all.subList(0, trace.size()), TraceTest.events(trace));
    }

    @Test
    void a_flipped_bit_in_a_payload_is_told_with_its_place() throws IOException {
        byte[] whole = Files.readAllBytes(sequence());
        whole[whole.length / 2] ^= 1;
        Trace trace = Trace.read(write(whole));
        assertTrue(trace.note().contains("its checksum does not fit"), trace.note());
    }

    private String refusal(byte[] bytes) throws IOException {
        Path file = write(bytes);
        return assertThrows(IOException.class, () -> Trace.read(file)).getMessage();
    }

    @Test
    void what_is_no_trace_is_refused() throws IOException {
        assertTrue(refusal(new byte[0]).contains("not a ConTest trace"));
        assertTrue(refusal("hello, this is a text file of some length, and not at all a trace of any kind".getBytes())
            .contains("not a ConTest trace"));
        assertTrue(assertThrows(IOException.class, () -> Trace.read(directory.resolve("none"))).getMessage()
            .startsWith("There is no trace file"));
    }

    @Test
    void another_version_is_refused_with_both_versions() throws IOException {
        byte[] bytes = Files.readAllBytes(sequence());
        bytes[Format.VERSION_AT] = 9;
        String message = refusal(bytes);
        assertTrue(message.contains("version 9") && message.contains("version 3"), message);
    }

    @Test
    void a_damaged_head_is_refused() throws IOException {
        byte[] bytes = Files.readAllBytes(sequence());
        bytes[Format.HEAD + 2] ^= 4;
        assertTrue(refusal(bytes).contains("head"));
    }
}
