/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * Layout of a trace file, little-endian.
 * <pre>
 * head:   magic, version, length of properties, CRC of properties, closed mark, 1 when the order of some events is not
 *         certain, length of file, CRC of these three; properties (UTF-8 lines, key tab value)
 * chunk:  magic, capacity, stream, ordinal in stream, CRC of these; committed bytes, sealed bytes + 1, CRC of last run
 *         and payload, place of an open run, last run; payload
 * </pre>
 * Behind the last chunk there may be a {@link TraceAppendix}.
 * <p>
 * The first chunk begins at the next multiple of {@link #ALIGNMENT}. A chunk that is not sealed was open when the
 * program died: its committed bytes are whole events, but have no checksum.
 */
final class Format {

    static final int MAGIC = 'C' | 'T' << 8 | 'T' << 16 | 'R' << 24;
    static final int VERSION = 3;
    static final int CLOSED = 0x0C105ED0;
    static final int CHUNK_MAGIC = 'C' | 'H' << 8 | 'N' << 16 | 'K' << 24;
    static final int ALIGNMENT = 64;

    static final int VERSION_AT = 4;
    static final int PROPERTIES_LENGTH_AT = 8;
    static final int PROPERTIES_CRC_AT = 12;
    static final int CLOSED_AT = 16;
    static final int ORDER_LOST_AT = 20;
    static final int FILE_LENGTH_AT = 24;
    static final int CLOSING_CRC_AT = 32;
    static final int HEAD = 64;
    static final int MOST_PROPERTIES = 1 << 20;

    static final int CAPACITY_AT = 4;
    static final int STREAM_AT = 8;
    static final int ORDINAL_AT = 12;
    static final int CHUNK_CRC_AT = 16;
    static final int COMMITTED_AT = 20;
    static final int SEALED_AT = 24;
    static final int PAYLOAD_CRC_AT = 28;
    static final int RUN_AT = 32;
    /** A run that was open when the chunk was sealed: it follows the payload; 0 for none. */
    static final int LAST_RUN_AT = 40;
    static final int CHUNK_HEAD = 48;
    static final int MOST_CAPACITY = 1 << 20;

    /** Stream of thread announcements; threads have streams from 0. */
    static final int THREADS = -2;
    /** Stream of where objects were made: identity hash, site that names the type, site that is the place. */
    static final int CREATIONS = -3;
    /** Stream of the order that locks of the JDK made: thread, event, thread, event. */
    static final int UNSEEN = -4;
    /** Stream of events in total order. */
    static final int SEQUENCE = -1;

    private Format() {
    }

    static int align(int length) {
        return length + ALIGNMENT - 1 & -ALIGNMENT;
    }

    /** Of a chunk whose payload ends at {@code to}. */
    static int payloadCrc(ByteBuffer chunk, int to) {
        return crc(chunk, CHUNK_HEAD, to) + 31 * crc(chunk, LAST_RUN_AT, LAST_RUN_AT + Long.BYTES);
    }

    static int crc(ByteBuffer buffer, int from, int to) {
        CRC32 crc = new CRC32();
        crc.update(buffer.duplicate().limit(to).position(from));
        return (int) crc.getValue();
    }
}
