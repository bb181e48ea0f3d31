/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.Arrays;

/** Numbers arbitrary ints from 0 in the order they are first seen: a small hash table of our own. */
public final class IntIndex {

    private int[] keys = new int[16];
    private int[] numbers = new int[16];
    private int[] inOrder = new int[8];
    private int size;

    /** The number of a key, given now when it is new. */
    public int of(int key) {
        int slot = slot(key);
        if (numbers[slot] == 0) {
            if (size * 2 >= keys.length) {
                grow();
                slot = slot(key);
            }
            keys[slot] = key;
            if (size == inOrder.length) {
                inOrder = Arrays.copyOf(inOrder, size * 2);
            }
            inOrder[size] = key;
            numbers[slot] = ++size;
        }
        return numbers[slot] - 1;
    }

    /** The number of a key, or -1. */
    public int find(int key) {
        return numbers[slot(key)] - 1;
    }

    /** How many keys there are. */
    public int size() {
        return size;
    }

    /** The key with a number. */
    public int keyOf(int number) {
        return inOrder[number];
    }

    private int slot(int key) {
        int mixed = key * 0x9E3779B9;
        int slot = (mixed ^ mixed >>> 16) & keys.length - 1;
        while (numbers[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new int[oldKeys.length * 2];
        numbers = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                numbers[slot] = oldNumbers[i];
            }
        }
    }
}
