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
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.contest.protocol.EventKind;
import org.jspecify.annotations.Nullable;

/**
 * Codes the events of one stream into its chunks; {@link CodingState} says how. One thread at a time. Allocates when a
 * chunk is full only.
 */
final class EventEncoder {

    private static final int FIRST_CAPACITY = 1 << 9;
    private static final int LAST_CAPACITY = 1 << 16;
    private static final long LOW = 0xFFFFFFFFL;
    private static final VarHandle INT =
        MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private final ChunkFile file;
    private final int stream;
    private final CodingState state = new CodingState();
    private int[] lastSites = new int[16];
    private int thread = -1;
    @SuppressWarnings("NullAway.Init") // room() comes before each use, and close() asks
    private ByteBuffer chunk;
    private int ordinal;
    private int position;
    private int limit;
    private boolean full;
    /** Nothing more comes into the file, whatever the owner adds. */
    private boolean ended;
    private long lost;
    /** Where in the chunk the open run's count and hash are, or 0. */
    private int runAt;
    private int runCount;
    private int runHash;

    EventEncoder(ChunkFile file, int stream) {
        this.file = file;
        this.stream = stream;
    }

    /** Events that found no room because the file was closed or could not grow. */
    long lost() {
        return lost;
    }

    /** An event of a sequence. */
    void add(int eventThread, int kind, int site, int object, long value) {
        if (eventThread == thread) {
            add(kind, site, object, value);
        } else if (room()) {
            changeThread(eventThread);
            addSlowly(CodingState.THREAD, kind, site, object, value);
        }
    }

    private void changeThread(int next) {
        int size = Math.max(next, thread) + 1;
        if (size > lastSites.length) {
            lastSites = java.util.Arrays.copyOf(lastSites, Math.max(size, 2 * lastSites.length));
        }
        if (thread >= 0) {
            lastSites[thread] = state.lastSite;
        }
        state.lastSite = lastSites[next];
        thread = next;
    }

    /** An event of a thread's own stream, or of the same thread as before. */
    void add(int kind, int site, int object, long value) {
        endRun();
        int at = position;
        if (limit - at < CodingState.MOST_BYTES) {
            addToNextChunk(kind, site, object, value);
            return;
        }
        int tag = state.takeForetold(site, kind, object, value);
        if (tag >= 0) {
            chunk.put(at, (byte) tag);
            position = at + 1;
            commit();
        } else {
            addSlowly(0, kind, site, object, value);
        }
    }

    private void addToNextChunk(int kind, int site, int object, long value) {
        if (room()) {
            addSlowly(0, kind, site, object, value);
        }
    }

    private void commit() {
        INT.setRelease(chunk, Format.COMMITTED_AT, position - Format.CHUNK_HEAD);
    }

    private void addSlowly(int flags, int kind, int site, int object, long value) {
        CodingState s = state;
        long foretold = s.foretold();
        int slot = CodingState.slot(object);
        boolean asForetold = CodingState.isEvent(foretold, site, kind);
        int tag = flags | (asForetold ? CodingState.FORETOLD : 0);
        if (object != 0) {
            if (!s.knows(slot, object)) {
                s.meet(slot, object);
                tag |= CodingState.OBJECT_NEW;
            } else {
                tag |= asForetold && s.slot(foretold) == slot ? CodingState.OBJECT_FORETOLD : CodingState.OBJECT_KNOWN;
            }
        }
        long valueStep = value - s.value(slot);
        if (value != 0) {
            tag |= valueStep == s.step(slot) ? CodingState.VALUE_SAME_STEP : CodingState.VALUE_STEP;
            s.value(slot, value, valueStep);
        }
        write(tag, kind, site, slot, object, valueStep);
        s.learn(site, kind, slot);
        commit();
    }

    private void write(int tag, int kind, int site, int slot, int object, long valueStep) {
        chunk.put(position++, (byte) tag);
        if ((tag & CodingState.THREAD) != 0) {
            number(thread);
        }
        if ((tag & CodingState.FORETOLD) == 0) {
            chunk.put(position++, (byte) kind);
            number(CodingState.zigzag((long) site - state.lastSite));
        }
        if ((tag & CodingState.OBJECT) == CodingState.OBJECT_KNOWN) {
            chunk.put(position++, (byte) slot);
        } else if ((tag & CodingState.OBJECT) == CodingState.OBJECT_NEW) {
            chunk.putInt(position, object);
            position += Integer.BYTES;
        }
        if ((tag & CodingState.VALUE) == CodingState.VALUE_STEP) {
            number(CodingState.zigzag(valueStep));
        }
    }

    /** The events that follow come after an event of another thread, given by its number in that one's stream. */
    void after(int other, long event) {
        endRun();
        if (room()) {
            chunk.put(position++, (byte) CodingState.ORDER_MARK);
            number(other);
            number(event);
            commit();
        }
    }

    /** The next event is of a call of a library. See {@link CallMarks} for the arguments. */
    void call(int site, int depth, boolean goesOn) {
        endRun();
        if (room()) {
            chunk.put(position++, (byte) CodingState.CALL_MARK);
            number((long) depth << 1 | (goesOn ? 1 : 0));
            if (!goesOn) {
                number(CodingState.zigzag((long) site - state.lastCall));
                state.lastCall = site;
            }
            commit();
        }
    }

    /** One more access of a run, which is in the file at once. */
    void run(int site) {
        int count = runCount + 1;
        if (runAt == 0 || count < 0) {
            beginRun(site);
            return;
        }
        runCount = count;
        runHash = EventKind.runHash(runHash, site);
        chunk.putLong(runAt, (long) count << Integer.SIZE | runHash & LOW);
    }

    /** True when the open run takes one more access. */
    boolean inRun() {
        return runAt != 0 && runCount != Integer.MAX_VALUE;
    }

    private void beginRun(int site) {
        endRun();
        if (!room()) {
            return;
        }
        chunk.put(position, (byte) CodingState.RUN);
        runAt = position + 1;
        runCount = 1;
        runHash = EventKind.runHash(0, site);
        chunk.putLong(runAt, 1L << Integer.SIZE | runHash & LOW);
        position += CodingState.RUN_BYTES;
        INT.setRelease(chunk, Format.RUN_AT, runAt);
        commit();
    }

    /** A run that is ended does not change any more. */
    private void endRun() {
        if (runAt != 0) {
            runAt = 0;
            INT.setRelease(chunk, Format.RUN_AT, 0);
        }
    }

    private void number(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            chunk.put(position++, (byte) (rest | 0x80));
            rest >>>= 7;
        }
        chunk.put(position++, (byte) rest);
    }

    /** Bytes as they are, for the stream of threads. */
    void bytes(byte[] bytes) {
        if (room(bytes.length)) {
            chunk.put(position, bytes);
            position += bytes.length;
            commit();
        }
    }

    /** True when an event finds room, and a call mark before it. */
    boolean hasRoom() {
        return limit - position >= CodingState.MOST_BYTES + CodingState.MARK_BYTES;
    }

    /** A new chunk; when there can be none, the events that come are counted as lost. */
    void makeRoom() {
        if (!full) {
            roll(CodingState.MOST_BYTES + CodingState.MARK_BYTES);
        }
    }

    private boolean room() {
        return room(CodingState.MOST_BYTES);
    }

    private boolean room(int need) {
        if (limit - position >= need || !full && roll(need)) {
            return true;
        }
        lost++;
        return false;
    }

    /** With the lock of {@link #close}: behind a chunk that another thread has sealed there must be no other one. */
    private synchronized boolean roll(int need) {
        endRun();
        sealOpen();
        ByteBuffer next = ended ? null : nextChunk(need);
        if (next == null) {
            full = true;
            limit = 0;
            return false;
        }
        chunk = next;
        ordinal++;
        position = Format.CHUNK_HEAD;
        limit = next.capacity();
        return true;
    }

    private @Nullable ByteBuffer nextChunk(int need) {
        int usual = Math.min(LAST_CAPACITY, FIRST_CAPACITY << Math.min(2 * ordinal, 8));
        try {
            return file.chunk(stream, ordinal, Math.max(usual, Format.align(Format.CHUNK_HEAD + need)));
        } catch (IOException e) {
            return null; // what finds no room is counted, and told by TraceWriter.lost()
        }
    }

    /**
     * An open run goes on changing while its thread runs: what it is now is kept in the head, and the payload ends
     * before it.
     */
    private static void seal(ByteBuffer chunk) {
        int end = (int) INT.getAcquire(chunk, Format.COMMITTED_AT) + Format.CHUNK_HEAD;
        int run = (int) INT.getAcquire(chunk, Format.RUN_AT);
        if (run != 0 && run + Long.BYTES == end) {
            chunk.putLong(Format.LAST_RUN_AT, chunk.getLong(run));
            end = run - 1;
        }
        chunk.putInt(Format.PAYLOAD_CRC_AT, Format.payloadCrc(chunk, end));
        INT.setRelease(chunk, Format.SEALED_AT, end - Format.CHUNK_HEAD + 1);
    }

    /** Ends the stream, from any thread: what its owner adds from now on lies behind the seal, or nowhere. */
    synchronized void close() {
        sealOpen();
        ended = true;
    }

    private void sealOpen() {
        ByteBuffer open = chunk;
        if (open != null && (int) INT.getAcquire(open, Format.SEALED_AT) == 0) {
            seal(open);
        }
    }
}
