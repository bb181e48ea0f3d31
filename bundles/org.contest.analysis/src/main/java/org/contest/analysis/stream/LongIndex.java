/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.Arrays;

/** Gives numbers from 0 to the keys it meets, without an object for any. */
public final class LongIndex {

    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final int FIRST_SLOTS = 256;

    private long[] keys = new long[FIRST_SLOTS];
    private int[] numbers = new int[FIRST_SLOTS];
    private int size;

    /** The number of a key, a new one where it has none. */
    public int of(long key) {
        int mask = numbers.length - 1;
        int at = slot(key, mask);
        while (numbers[at] != 0) {
            if (keys[at] == key) {
                return numbers[at] - 1;
            }
            at = at + 1 & mask;
        }
        keys[at] = key;
        numbers[at] = ++size;
        if (2 * size > mask) {
            grow();
        }
        return size - 1;
    }

    /** The number of a key, or -1. */
    public int find(long key) {
        int mask = numbers.length - 1;
        int at = slot(key, mask);
        while (numbers[at] != 0 && keys[at] != key) {
            at = at + 1 & mask;
        }
        return numbers[at] - 1;
    }

    private static int slot(long key, int mask) {
        long mixed = key * MIX;
        return (int) (mixed ^ mixed >>> 32) & mask;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new int[2 * oldNumbers.length];
        int mask = numbers.length - 1;
        for (int i = 0; i < oldNumbers.length; i++) {
            if (oldNumbers[i] != 0) {
                int at = slot(oldKeys[i], mask);
                while (numbers[at] != 0) {
                    at = at + 1 & mask;
                }
                keys[at] = oldKeys[i];
                numbers[at] = oldNumbers[i];
            }
        }
    }

    /** How many keys have a number. */
    public int size() {
        return size;
    }

    /** Forgets all keys. */
    public void clear() {
        if (size > 0) {
            Arrays.fill(numbers, 0);
            size = 0;
        }
    }
}
