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
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * What is kept behind the chunks of a trace that nobody writes any more: room that looks unused to a reader of chunks,
 * the bytes, and at the very end their length, CRC and a magic number.
 */
public final class TraceAppendix {

    private static final int MAGIC = 'C' | 'T' << 8 | 'A' << 16 | 'X' << 24;
    private static final int TAIL = 3 * Integer.BYTES;
    private static final int MOST = 1 << 28;

    private TraceAppendix() {
    }

    /**
     * Appends it to a file that has none.
     *
     * @throws IOException when the file cannot be written
     */
    public static void append(Path trace, byte[] bytes) throws IOException {
        ByteBuffer all = ByteBuffer.allocate(Format.CHUNK_HEAD + bytes.length + TAIL).order(ByteOrder.LITTLE_ENDIAN);
        all.position(Format.CHUNK_HEAD);
        all.put(bytes).putInt(bytes.length).putInt(crc(bytes)).putInt(MAGIC).flip();
        try (FileChannel channel = FileChannel.open(trace, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            while (all.hasRemaining()) {
                channel.write(all);
            }
        }
    }

    /**
     * The bytes that were appended; null when there are none.
     *
     * @throws IOException with a plain sentence when they are damaged, or the file cannot be read
     */
    public static byte @Nullable [] read(Path trace) throws IOException {
        try (FileChannel channel = FileChannel.open(trace, StandardOpenOption.READ)) {
            long end = channel.size() - TAIL;
            ByteBuffer tail = bytes(channel, Math.max(0, end), TAIL);
            if (end < 0 || tail.getInt(2 * Integer.BYTES) != MAGIC) {
                return null;
            }
            int length = tail.getInt(0);
            if (length >= 0 && length <= Math.min(end, MOST)) {
                byte[] bytes = bytes(channel, end - length, length).array();
                if (crc(bytes) == tail.getInt(Integer.BYTES)) {
                    return bytes;
                }
            }
            throw new IOException("What the trace " + trace + " says of its program is damaged.");
        }
    }

    private static ByteBuffer bytes(FileChannel channel, long from, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) > 0) {
            continue; // a channel may give less than asked for
        }
        return buffer.rewind();
    }

    private static int crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }
}
