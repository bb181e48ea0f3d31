/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Reads a file of layout {@link Format} chunk by chunk. */
final class TraceReader {

    /** Where the bytes are. */
    private interface Source {
        long size() throws IOException;

        /** As many of the bytes as there are. */
        ByteBuffer bytes(long from, int length) throws IOException;
    }

    private record File(FileChannel channel) implements Source {
        @Override
        public long size() throws IOException {
            return channel.size();
        }

        @Override
        public ByteBuffer bytes(long from, int length) throws IOException {
            ByteBuffer buffer = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
            while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) > 0) {
                continue; // a channel may give less than asked for
            }
            return buffer.flip();
        }
    }

    private record Memory(byte[] bytes) implements Source {
        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public ByteBuffer bytes(long from, int length) {
            int begin = (int) Math.min(from, bytes.length);
            return ByteBuffer.wrap(bytes, begin, Math.min(length, bytes.length - begin)).slice()
                .order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    private final Path path;
    private final long most;
    private final TreeMap<Integer, EventColumns> columns = new TreeMap<>();
    private final Map<Integer, EventDecoder> decoders = new HashMap<>();
    private final Map<Integer, Integer> ordinals = new HashMap<>();
    private final TreeMap<Integer, TraceThread> threads = new TreeMap<>();
    private final Set<Integer> dropped = new HashSet<>();
    private final EventColumns.Budget budget = new EventColumns.Budget();
    private final Calls calls = new Calls();
    private ObjectNumbers objects = ObjectNumbers.PLAIN;
    private final Creations creations = new Creations();
    private final UnseenOrder unseen = new UnseenOrder();
    private final List<String> notes = new ArrayList<>();
    private long unverified;
    private boolean cut;

    TraceReader(Path path) {
        this(path, Long.MAX_VALUE);
    }

    /** Reads no more than the beginning, of about {@code most} events. */
    TraceReader(Path path, long most) {
        this.path = path;
        this.most = most;
    }

    Trace read() throws IOException {
        if (!Files.isRegularFile(path)) {
            throw new IOException("There is no trace file " + path + ".");
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            return read(new File(channel));
        }
    }

    Trace read(byte[] bytes) throws IOException {
        return read(new Memory(bytes));
    }

    private Trace read(Source source) throws IOException {
        try {
            return readAll(source);
        } catch (EventColumns.TooLongException e) {
            throw new IOException("The trace " + path + " is too long for " + (Runtime.getRuntime().maxMemory() >> 20)
                + " MB of memory: give the JVM more (-Xmx), or record a shorter run.", e);
        }
    }

    private Trace readAll(Source source) throws IOException {
        ByteBuffer head = source.bytes(0, Format.HEAD);
        TraceHeader header = header(source, head);
        boolean closed = closed(head);
        long first = Format.align(Format.HEAD + head.getInt(Format.PROPERTIES_LENGTH_AT));
        long end = closed ? head.getLong(Format.FILE_LENGTH_AT) : source.size();
        chunks(source, first, Math.min(end, source.size()), end);
        boolean isSequence = columns.keySet().equals(Set.of(Format.SEQUENCE));
        StreamMerge merge = new StreamMerge(cut);
        EventColumns total = merged(merge);
        boolean orderLost = merge.isCyclic() || head.getInt(Format.ORDER_LOST_AT) != 0;
        return trace(header, total, closed, cut && !isSequence, orderLost);
    }

    private Trace trace(TraceHeader header, EventColumns total, boolean closed, boolean renumbered,
        boolean orderLost) {
        boolean truncated = !closed || !notes.isEmpty();
        if (!closed) {
            notes.add(0, "The trace was not closed: the program was killed, or still runs."
                + (unverified > 0 ? " Its last " + unverified + " bytes have no checksum." : ""));
        }
        return new Trace(header, List.copyOf(threads.values()), total, calls, creations, unseen, truncated, cut,
            renumbered, orderLost, String.join(" ", notes));
    }

    private TraceHeader header(Source source, ByteBuffer head) throws IOException {
        if (head.limit() < Format.HEAD || head.getInt(0) != Format.MAGIC) {
            throw new IOException("The file " + path + " is not a ConTest trace.");
        }
        if (head.getInt(Format.VERSION_AT) != Format.VERSION) {
            throw new IOException("The trace " + path + " has version " + head.getInt(Format.VERSION_AT)
                + ", but this ConTest reads version " + Format.VERSION
                + ": record it again, or use the other ConTest.");
        }
        int length = head.getInt(Format.PROPERTIES_LENGTH_AT);
        if (length < 0 || length > Format.MOST_PROPERTIES) {
            throw damagedHead();
        }
        ByteBuffer text = source.bytes(Format.HEAD, length);
        if (text.limit() < length || Format.crc(text, 0, length) != head.getInt(Format.PROPERTIES_CRC_AT)) {
            throw damagedHead();
        }
        Map<String, String> properties = new TreeMap<>();
        for (String line : StandardCharsets.UTF_8.decode(text).toString().split("\n")) {
            int tab = line.indexOf('\t');
            if (tab >= 0) {
                properties.put(line.substring(0, tab), line.substring(tab + 1));
            }
        }
        TraceHeader header = new TraceHeader(properties);
        try {
            objects = ObjectNumbers.of(header);
        } catch (IllegalArgumentException e) {
            throw damagedHead();
        }
        return header;
    }

    private IOException damagedHead() {
        return new IOException(
            "The head of the trace " + path + " is damaged (its checksum does not fit): record again.");
    }

    private boolean closed(ByteBuffer head) {
        if (head.getInt(Format.CLOSED_AT) != Format.CLOSED) {
            return false;
        }
        if (Format.crc(head, Format.CLOSED_AT, Format.CLOSING_CRC_AT) != head.getInt(Format.CLOSING_CRC_AT)) {
            notes.add("The closing mark is damaged.");
            return false;
        }
        return true;
    }

    private void chunks(Source source, long first, long end, long declaredEnd) throws IOException {
        long at = first;
        while (at + Format.CHUNK_HEAD <= end) {
            ByteBuffer head = source.bytes(at, Format.CHUNK_HEAD);
            if (isUnused(head)) {
                break;
            }
            int capacity = head.getInt(Format.CAPACITY_AT);
            if (!isWhole(head, capacity, at, end)) {
                notes.add("The chunk at byte " + at + " is not whole or damaged: what follows is not read.");
                return;
            }
            chunk(source, head, at);
            at += capacity;
        }
        if (at < declaredEnd && declaredEnd != source.size()) {
            notes.add("The file ends at byte " + end + " of " + declaredEnd + '.');
        }
    }

    /** Room that was mapped, but not given to a chunk before the program died. */
    private static boolean isUnused(ByteBuffer head) {
        for (int i = 0; i < head.limit(); i++) {
            if (head.get(i) != 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWhole(ByteBuffer head, int capacity, long at, long end) {
        return head.limit() == Format.CHUNK_HEAD && head.getInt(0) == Format.CHUNK_MAGIC
            && capacity >= Format.CHUNK_HEAD && capacity <= Format.MOST_CAPACITY && at + capacity <= end
            && Format.crc(head, Format.CAPACITY_AT, Format.CHUNK_CRC_AT) == head.getInt(Format.CHUNK_CRC_AT);
    }

    private void chunk(Source source, ByteBuffer head, long at) throws IOException {
        int stream = head.getInt(Format.STREAM_AT);
        int sealed = head.getInt(Format.SEALED_AT);
        int length = sealed != 0 ? sealed - 1 : head.getInt(Format.COMMITTED_AT);
        if (dropped.contains(stream)) {
            return;
        }
        if (ordinals.merge(stream, 1, Integer::sum) - 1 != head.getInt(Format.ORDINAL_AT)) {
            drop(stream, at, "one before it is missing");
            return;
        }
        if (stream >= Format.SEQUENCE && size() >= most) {
            cut = true;
            return;
        }
        boolean fits = length >= 0 && length <= head.getInt(Format.CAPACITY_AT) - Format.CHUNK_HEAD;
        ByteBuffer payload = fits ? source.bytes(at + Format.CHUNK_HEAD, length) : head;
        if (!fits || payload.limit() < length
            || sealed != 0 && payloadCrc(head, payload) != head.getInt(Format.PAYLOAD_CRC_AT)) {
            drop(stream, at, "its checksum does not fit");
            return;
        }
        unverified += sealed != 0 ? 0 : length;
        try {
            decode(stream, payload, sealed != 0 ? head.getLong(Format.LAST_RUN_AT) : 0);
        } catch (BufferUnderflowException e) {
            drop(stream, at, "it ends inside an event");
        } catch (IllegalArgumentException e) {
            drop(stream, at, String.valueOf(e.getMessage()));
        }
    }

    private long size() {
        long size = 0;
        for (EventColumns stream : columns.values()) {
            size += stream.size;
        }
        return size;
    }

    private void drop(int stream, long at, String why) {
        dropped.add(stream);
        notes.add("The chunk at byte " + at + " is damaged (" + why + "): the rest of "
            + (stream >= 0 ? "thread " + stream : stream == Format.SEQUENCE ? "the sequence"
                : stream == Format.CREATIONS ? "the creations"
                : stream == Format.UNSEEN ? "the order of locks of the JDK" : "the thread names")
            + " is not read.");
    }

    private static int payloadCrc(ByteBuffer head, ByteBuffer payload) {
        return Format.crc(payload, 0, payload.limit())
            + 31 * Format.crc(head, Format.LAST_RUN_AT, Format.LAST_RUN_AT + Long.BYTES);
    }

    private void decode(int stream, ByteBuffer payload, long lastRun) {
        if (stream == Format.THREADS) {
            threads(payload);
            return;
        }
        if (stream == Format.CREATIONS) {
            while (payload.hasRemaining()) {
                creations.add(objects.swap(payload.getInt()), payload.getInt(), payload.getInt());
            }
            return;
        }
        if (stream == Format.UNSEEN) {
            while (payload.hasRemaining()) {
                unseen.add(payload.getInt(), payload.getLong(), payload.getInt(), payload.getLong());
            }
            return;
        }
        boolean sequence = stream == Format.SEQUENCE;
        EventColumns into = columns.computeIfAbsent(stream, s -> new EventColumns(budget));
        EventDecoder decoder = decoders.computeIfAbsent(stream, s -> new EventDecoder(sequence, into, calls, objects));
        decoder.decode(payload);
        if (lastRun != 0) {
            decoder.run(lastRun);
        }
    }

    private void threads(ByteBuffer payload) {
        while (payload.hasRemaining()) {
            int index = payload.getInt();
            String identity = text(payload);
            threads.put(index, new TraceThread(index, identity, text(payload)));
        }
    }

    private static String text(ByteBuffer payload) {
        int length = payload.getShort() & 0xFFFF;
        if (length > payload.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        payload.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private EventColumns merged(StreamMerge merge) {
        EventColumns total = columns.containsKey(Format.SEQUENCE) ? columns.remove(Format.SEQUENCE)
            : new EventColumns(budget);
        columns.forEach(merge::add);
        merge.into(total);
        if (merge.gaps() > 0) {
            notes.add(merge.gaps() + " events between others are missing.");
        }
        return total;
    }
}
