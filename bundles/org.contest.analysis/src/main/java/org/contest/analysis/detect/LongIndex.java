/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

/** Numbers keys from 0 in the order they come: a hash table of primitive longs without removal. */
final class LongIndex {

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private long[] keys = new long[256];
    private int[] numbers = new int[256];
    private int size;

    /** How many keys have a number. */
    int size() {
        return size;
    }

    /** The number of a key, a new one where it has none. */
    int of(long key) {
        int at = slot(key);
        if (numbers[at] == 0) {
            if (size * 2 >= keys.length) {
                grow();
                at = slot(key);
            }
            keys[at] = key;
            numbers[at] = ++size;
        }
        return numbers[at] - 1;
    }

    /** The number of a key, or -1. */
    int find(long key) {
        return numbers[slot(key)] - 1;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int at = (int) (key * MIX >>> 32) & mask;
        while (numbers[at] != 0 && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[oldKeys.length * 2];
        numbers = new int[oldKeys.length * 2];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int at = slot(oldKeys[i]);
                keys[at] = oldKeys[i];
                numbers[at] = oldNumbers[i];
            }
        }
    }
}
