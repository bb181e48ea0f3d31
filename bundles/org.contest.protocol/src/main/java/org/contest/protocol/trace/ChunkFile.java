/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The file under a {@link TraceWriter}: mapped in segments that are cut into chunks. Pages that nobody touched take no
 * room on the disk. What is stored here survives the death of the JVM.
 */
final class ChunkFile {

    private static final int FIRST_SEGMENT = 1 << 20;
    private static final int LAST_SEGMENT = 1 << 26;
    private static final long DIGEST_FACTOR = 0x9E3779B97F4A7C15L;

    private final Path path;
    private final MappedByteBuffer head;
    private final boolean scratch;
    private ByteBuffer segment;
    private long segmentStart;
    private int used;
    private boolean closed;

    /**
     * A file.
     *
     * @param scratch true when it shall keep its length for another trace after this one
     */
    private ChunkFile(Path path, MappedByteBuffer head, byte[] properties, boolean scratch) {
        this.path = path;
        this.head = head;
        this.scratch = scratch;
        writeHead(properties);
        segment = head;
        used = firstChunk(properties);
    }

    /** A new file in place of any of that name. */
    static ChunkFile create(Path path, TraceHeader header, boolean scratch) throws IOException {
        if (path.toAbsolutePath().getParent() != null) {
            Files.createDirectories(path.toAbsolutePath().getParent());
        }
        new FileOutputStream(path.toFile()).close(); // the streams of Files would load the classes of sockets
        byte[] properties = properties(header);
        return new ChunkFile(path, map(path, 0, Math.max(FIRST_SEGMENT, 2 * firstChunk(properties))), properties,
            scratch);
    }

    /** The file of a scratch trace that is over, for another one. */
    static ChunkFile again(ChunkFile before, TraceHeader header) throws IOException {
        byte[] properties = properties(header);
        if (!before.isSmall() || 2 * firstChunk(properties) > before.head.capacity()) {
            return create(before.path, header, true);
        }
        for (int at = 0; at < before.used; at += Long.BYTES) {
            before.head.putLong(at, 0);
        }
        return new ChunkFile(before.path, before.head, properties, true);
    }

    private static int firstChunk(byte[] properties) {
        return Format.align(Format.HEAD + properties.length);
    }

    /** True when nothing lies outside the first segment. */
    boolean isSmall() {
        return segment == head;
    }

    /** A number that is equal for small files with the same chunks, whatever their heads say; never 0. */
    long digest() {
        long digest = 1;
        for (int at = Format.align(Format.HEAD + head.getInt(Format.PROPERTIES_LENGTH_AT)); at < used;
            at += Long.BYTES) {
            digest = (digest ^ head.getLong(at)) * DIGEST_FACTOR;
            digest ^= digest >>> Integer.SIZE;
        }
        return digest == 0 ? 1 : digest;
    }

    /** All of a small file. */
    byte[] bytes() {
        byte[] bytes = new byte[used];
        head.get(0, bytes);
        return bytes;
    }

    private static byte[] properties(TraceHeader header) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> property : header.properties().entrySet()) {
            text.append(line(property.getKey())).append('\t').append(line(property.getValue())).append('\n');
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        if (bytes.length > Format.MOST_PROPERTIES) {
            throw new IOException("The properties of a trace may have 1 MB, these have " + bytes.length + " bytes.");
        }
        return bytes;
    }

    private static String line(String text) {
        return text.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }

    private void writeHead(byte[] properties) {
        head.put(Format.HEAD, properties);
        head.putInt(Format.PROPERTIES_LENGTH_AT, properties.length);
        head.putInt(Format.PROPERTIES_CRC_AT, Format.crc(head, Format.HEAD, Format.HEAD + properties.length));
        head.putInt(Format.VERSION_AT, Format.VERSION);
        head.putInt(0, Format.MAGIC);
    }

    /**
     * Maps with a channel of its own, because an interrupt of the calling program thread closes the channel that it
     * is using; the interrupt is kept for the program.
     */
    private static MappedByteBuffer map(Path path, long start, int length) throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                interrupted |= Thread.interrupted();
                try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                    MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, start, length);
                    map.order(ByteOrder.LITTLE_ENDIAN);
                    return map;
                } catch (ClosedByInterruptException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** A new chunk, or null when the file is closed. */
    synchronized @Nullable ByteBuffer chunk(int stream, int ordinal, int capacity) throws IOException {
        if (closed) {
            return null;
        }
        if (used + capacity > segment.capacity()) {
            nextSegment();
        }
        ByteBuffer chunk = segment.duplicate().limit(used + capacity).position(used).slice()
            .order(ByteOrder.LITTLE_ENDIAN);
        chunk.putInt(Format.CAPACITY_AT, capacity);
        chunk.putInt(Format.STREAM_AT, stream);
        chunk.putInt(Format.ORDINAL_AT, ordinal);
        chunk.putInt(Format.CHUNK_CRC_AT, Format.crc(chunk, Format.CAPACITY_AT, Format.CHUNK_CRC_AT));
        chunk.putInt(0, Format.CHUNK_MAGIC);
        used += capacity;
        return chunk;
    }

    private void nextSegment() throws IOException {
        int size = Math.min(LAST_SEGMENT, 2 * segment.capacity());
        long start = segmentStart + used;
        segment = map(path, start, size);
        segmentStart = start;
        used = 0;
    }

    /** The order of some events is not certain. To be said before the end. */
    synchronized void orderLost() {
        head.putInt(Format.ORDER_LOST_AT, 1);
    }

    /** Ends the file after the last chunk. Threads that go on writing write into chunks that nobody reads. */
    synchronized void close() throws IOException {
        closed = true;
        long length = segmentStart + used;
        try {
            truncate(length);
        } catch (ClosedByInterruptException e) {
            Thread.currentThread().interrupt();
        } catch (FileSystemException e) {
            length = segmentStart + used; // some systems cannot shorten a mapped file: a reader ends at this length
        }
        head.putLong(Format.FILE_LENGTH_AT, length);
        head.putInt(Format.CLOSED_AT, Format.CLOSED);
        head.putInt(Format.CLOSING_CRC_AT, Format.crc(head, Format.CLOSED_AT, Format.CLOSING_CRC_AT));
    }

    private void truncate(long length) throws IOException {
        if (scratch && isSmall()) {
            return;
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }
}
