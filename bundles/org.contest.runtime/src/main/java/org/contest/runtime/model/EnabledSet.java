/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import java.util.Arrays;

/** The threads whose pending operation can be done now, ordered by thread index: one bit each. */
public final class EnabledSet {

    private ModelThread[] threads = new ModelThread[64];
    private long[] bits = new long[1];
    private int size;

    /** Adds a thread; no change when it is in. */
    public void add(ModelThread t) {
        int word = t.index >>> 6;
        if (t.index >= threads.length) {
            threads = Arrays.copyOf(threads, Math.max(t.index + 1, threads.length * 2));
            bits = Arrays.copyOf(bits, (threads.length >>> 6) + 1);
        }
        threads[t.index] = t;
        if ((bits[word] & 1L << t.index) == 0) {
            bits[word] |= 1L << t.index;
            size++;
        }
    }

    /** Takes a thread out; no change when it is not in. */
    public void remove(ModelThread t) {
        if (contains(t)) {
            bits[t.index >>> 6] &= ~(1L << t.index);
            size--;
        }
    }

    /** True when the thread is in. */
    public boolean contains(ModelThread t) {
        return t.index < threads.length && (bits[t.index >>> 6] & 1L << t.index) != 0;
    }

    /** The number of enabled threads. */
    public int size() {
        return size;
    }

    /** The enabled thread with the lowest index from {@code index} on, or null. */
    public ModelThread from(int index) {
        for (int word = index >>> 6; word < bits.length; word++) {
            long rest = word == index >>> 6 ? bits[word] & -1L << index : bits[word];
            if (rest != 0) {
                return threads[(word << 6) + Long.numberOfTrailingZeros(rest)];
            }
        }
        return null;
    }

    /** The first thread, or null when none is enabled. */
    public ModelThread first() {
        return from(0);
    }

    /** The one after {@code t}, or null: with {@link #first} a loop over all. */
    public ModelThread after(ModelThread t) {
        return from(t.index + 1);
    }

    /** The thread at a position, from 0 to {@code size() - 1}. */
    public ModelThread at(int position) {
        int rest = position;
        int word = 0;
        for (int count = Long.bitCount(bits[0]); rest >= count; count = Long.bitCount(bits[word])) {
            rest -= count;
            word++;
        }
        long left = bits[word];
        for (; rest > 0; rest--) {
            left &= left - 1;
        }
        return threads[(word << 6) + Long.numberOfTrailingZeros(left)];
    }
}
