/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.Arrays;
import org.contest.protocol.EventKind;

/** Many events, column by column. */
final class EventColumns {

    /** A kind that is none: an order mark, its site the other thread and its value the number of the event there. */
    static final byte MARK = -1;

    private static final int BYTES = 25;

    /** Bytes of memory that reading one trace may still take. */
    static final class Budget {
        private long left = Runtime.getRuntime().maxMemory() * 2 / 3;

        private void take(long bytes) {
            left -= bytes;
            if (left < 0) {
                throw new TooLongException();
            }
        }
    }

    /** The trace has more events than this JVM has memory for. */
    static final class TooLongException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Budget budget;
    int size;
    int[] threads = new int[64];
    byte[] kinds = new byte[64];
    int[] sites = new int[64];
    int[] objects = new int[64];
    long[] values = new long[64];
    /** Number of the call of a library that an event is of, in {@link Calls}; -1 for none. */
    int[] calls = new int[64];

    EventColumns(Budget budget) {
        this.budget = budget;
    }

    private void room() {
        if (size < kinds.length) {
            return;
        }
        int grown = size + (size >> 1) + 64;
        budget.take((long) (grown - size) * BYTES);
        kinds = Arrays.copyOf(kinds, grown);
        sites = Arrays.copyOf(sites, grown);
        objects = Arrays.copyOf(objects, grown);
        values = Arrays.copyOf(values, grown);
        threads = Arrays.copyOf(threads, grown);
        calls = Arrays.copyOf(calls, grown);
    }

    void add(int thread, byte kind, int site, int object, long value, int call) {
        room();
        threads[size] = thread;
        kinds[size] = kind;
        sites[size] = site;
        objects[size] = object;
        values[size] = value;
        calls[size] = call;
        size++;
    }

    /** How many events of its thread event {@code i} stands for. */
    long weight(int i) {
        return kinds[i] == EventKind.ACCESS_RUN.ordinal() ? Math.max(1, values[i]) : kinds[i] == MARK ? 0 : 1;
    }

    /** Appends event {@code i} of a thread's columns. */
    void append(int thread, EventColumns from, int i) {
        add(thread, from.kinds[i], from.sites[i], from.objects[i], from.values[i], from.calls[i]);
    }

    TraceEvent event(int i) {
        java.util.Objects.checkIndex(i, size);
        return new TraceEvent(i, threads[i], EventKind.ofCode(kinds[i]), sites[i], objects[i], values[i]);
    }
}
