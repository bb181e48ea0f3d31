/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.Arrays;

/**
 * A set of numbers from 0 on that need not be few, as {@link java.util.BitSet}, which is instrumented: between the
 * events of a run each access of it is a hook. Not for more than one thread.
 */
public final class NumberSet {

    private long[] words = new long[4];
    private int size;

    /** Adds a number. */
    public void add(int number) {
        int word = number >>> 6;
        if (word >= words.length) {
            words = Arrays.copyOf(words, Math.max(word + 1, 2 * words.length));
        }
        if ((words[word] & 1L << number) == 0) {
            words[word] |= 1L << number;
            size++;
        }
    }

    /** Adds all from {@code from} on before {@code end}. */
    public void addAll(int from, int end) {
        for (int number = from; number < end; number++) {
            add(number);
        }
    }

    /** Takes a number out; no change when it is not in. */
    public void remove(int number) {
        if (contains(number)) {
            words[number >>> 6] &= ~(1L << number);
            size--;
        }
    }

    /** Takes all out. */
    public void clear() {
        if (size > 0) {
            Arrays.fill(words, 0);
            size = 0;
        }
    }

    /** True when a number is in; false for a negative one. */
    public boolean contains(int number) {
        return number >= 0 && number >>> 6 < words.length && (words[number >>> 6] & 1L << number) != 0;
    }

    /** True when none is in. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** The lowest number from {@code from} on that is not in. */
    public int nextMissing(int from) {
        int word = from >>> 6;
        if (word >= words.length) {
            return from;
        }
        long missing = ~words[word] & -1L << from;
        while (missing == 0 && ++word < words.length) {
            missing = ~words[word];
        }
        return word == words.length ? word << 6 : (word << 6) + Long.numberOfTrailingZeros(missing);
    }
}
