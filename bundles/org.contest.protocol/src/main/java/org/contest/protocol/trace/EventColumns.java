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

    /** A kind that is none: an order mark. */
    static final byte MARK = -1;

    private static final int BYTES = 17;
    private static final int ORDER_BYTES = 12;

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
    private final boolean stamped;
    int size;
    int[] threads;
    byte[] kinds = new byte[64];
    int[] sites = new int[64];
    int[] objects = new int[64];
    long[] values = new long[64];
    int[] stripes;
    long[] stamps;

    /** Events of many threads in order, or of one thread with their stamps. */
    EventColumns(boolean stamped, Budget budget) {
        this.budget = budget;
        this.stamped = stamped;
        threads = new int[stamped ? 0 : 64];
        stripes = new int[stamped ? 64 : 0];
        stamps = new long[stamped ? 64 : 0];
    }

    private void room() {
        if (size < kinds.length) {
            return;
        }
        int grown = size + (size >> 1) + 64;
        budget.take((long) (grown - size) * (BYTES + ORDER_BYTES));
        kinds = Arrays.copyOf(kinds, grown);
        sites = Arrays.copyOf(sites, grown);
        objects = Arrays.copyOf(objects, grown);
        values = Arrays.copyOf(values, grown);
        if (stamped) {
            stripes = Arrays.copyOf(stripes, grown);
            stamps = Arrays.copyOf(stamps, grown);
        } else {
            threads = Arrays.copyOf(threads, grown);
        }
    }

    void add(int thread, byte kind, int site, int object, long value) {
        room();
        threads[size] = thread;
        put(kind, site, object, value);
    }

    void add(byte kind, int site, int object, long value, int stripe, long stamp) {
        room();
        stripes[size] = stripe;
        stamps[size] = stamp;
        put(kind, site, object, value);
    }

    private void put(byte kind, int site, int object, long value) {
        kinds[size] = kind;
        sites[size] = site;
        objects[size] = object;
        values[size] = value;
        size++;
    }

    /** Appends event {@code i} of a thread's columns. */
    void append(int thread, EventColumns from, int i) {
        add(thread, from.kinds[i], from.sites[i], from.objects[i], from.values[i]);
    }

    TraceEvent event(int i) {
        java.util.Objects.checkIndex(i, size);
        return new TraceEvent(i, threads[i], EventKind.ofCode(kinds[i]), sites[i], objects[i], values[i]);
    }
}
