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
import org.contest.protocol.EventKind;

/** Decodes the chunks of one stream, in their order; the counterpart of {@link EventEncoder}. */
final class EventDecoder {

    private static final int MOST_THREADS = 1 << 24;

    private final CodingState state = new CodingState();
    private final boolean sequence;
    private final EventColumns columns;
    private final OpenCalls open;
    private final ObjectNumbers objects;
    private int[] lastSites = new int[16];
    private int thread = -1;
    private ByteBuffer in = ByteBuffer.allocate(0);

    EventDecoder(boolean sequence, EventColumns columns, Calls calls, ObjectNumbers objects) {
        this.objects = objects;
        this.sequence = sequence;
        this.columns = columns;
        this.open = new OpenCalls(calls);
    }

    /**
     * Decodes all of a payload.
     *
     * @throws IllegalArgumentException in words, when it is none
     * @throws java.nio.BufferUnderflowException when it ends inside an event
     */
    void decode(ByteBuffer payload) {
        in = payload;
        while (in.hasRemaining()) {
            event(in.get());
        }
    }

    private void event(int tag) {
        if (tag == CodingState.ORDER_MARK) {
            columnsMark(number(), number());
            return;
        }
        if (tag == CodingState.RUN) {
            run(in.getLong());
            return;
        }
        if (tag == CodingState.CALL_MARK) {
            callMark(number());
            return;
        }
        if (sequence && (tag & CodingState.THREAD) != 0) {
            changeThread(number());
        }
        CodingState s = state;
        long foretold = s.foretold();
        boolean asForetold = (tag & CodingState.FORETOLD) != 0;
        int kind = asForetold ? CodingState.kind(foretold) : in.get();
        int site = asForetold ? CodingState.site(foretold) : (int) (s.lastSite + CodingState.unzigzag(number()));
        EventKind.ofCode(kind);
        int slot = slot(tag, foretold);
        int object = (tag & CodingState.OBJECT) == 0 ? 0 : objects.swap(s.object(slot));
        int of = sequence ? thread : 0;
        columns.add(of, (byte) kind, site, object, value(tag, slot), open.next(of));
        s.learn(site, kind, slot);
    }

    private void callMark(long depthAndForm) {
        if ((depthAndForm & 1) != 0) {
            open.goesOn(depthAndForm >>> 1);
        } else {
            state.lastCall += (int) CodingState.unzigzag(number());
            open.begins(state.lastCall, depthAndForm >>> 1);
        }
    }

    private void columnsMark(long other, long event) {
        if (sequence || other < 0 || other >= MOST_THREADS || event < 0) {
            throw new IllegalArgumentException("an order mark is where none can be");
        }
        columns.add(0, EventColumns.MARK, (int) other, 0, event, -1);
    }

    /** A run, as its count and hash in one. */
    void run(long countAndHash) {
        int count = (int) (countAndHash >>> Integer.SIZE);
        if (sequence || count <= 0) {
            throw new IllegalArgumentException("a run of " + count + " accesses");
        }
        columns.add(0, (byte) EventKind.ACCESS_RUN.ordinal(), -1, (int) countAndHash, count,
            open.next(0));
    }

    private void changeThread(long next) {
        if (next < 0 || next >= MOST_THREADS) {
            throw new IllegalArgumentException("there is no thread " + next);
        }
        int size = (int) Math.max(next, thread) + 1;
        if (size > lastSites.length) {
            lastSites = java.util.Arrays.copyOf(lastSites, Math.max(size, 2 * lastSites.length));
        }
        if (thread >= 0) {
            lastSites[thread] = state.lastSite;
        }
        state.lastSite = lastSites[(int) next];
        thread = (int) next;
    }

    private int slot(int tag, long foretold) {
        switch (tag & CodingState.OBJECT) {
        case CodingState.OBJECT_FORETOLD:
            int expected = state.slot(foretold);
            return CodingState.isSlot(expected) ? expected : refuse("an object is foretold by nothing");
        case CodingState.OBJECT_KNOWN:
            return in.get() & 0xFF;
        case CodingState.OBJECT_NEW:
            int object = in.getInt();
            int slot = CodingState.slot(object);
            state.meet(slot, object);
            return slot;
        default:
            return CodingState.slot(0);
        }
    }

    private static int refuse(String why) {
        throw new IllegalArgumentException(why);
    }

    private long value(int tag, int slot) {
        int form = tag & CodingState.VALUE;
        if (form == 0) {
            return 0;
        }
        long step = form == CodingState.VALUE_STEP ? CodingState.unzigzag(number()) : state.step(slot);
        state.value(slot, state.value(slot) + step, step);
        return state.value(slot);
    }

    private long number() {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            byte next = in.get();
            value |= (long) (next & 0x7F) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("a number has more than 64 bits");
    }
}
