/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

/**
 * Knows stripes that a thread has read for long, and the words that they had: while a stripe has this word nobody has
 * held it since, so the bit that the thread has left there is there, and the thread comes after the holder already.
 */
final class ReadStripes {

    private static final int SIZE = 1 << 10;

    /** In turn: a stripe plus one, and its word. */
    private final long[] entries = new long[2 * SIZE];

    void learn(int stripe, long word) {
        int at = at(stripe);
        entries[at] = stripe + 1L;
        entries[at + 1] = word;
    }

    boolean contains(int stripe) {
        return entries[at(stripe)] == stripe + 1L;
    }

    long word(int stripe) {
        return entries[at(stripe) + 1];
    }

    private static int at(int stripe) {
        return (stripe & SIZE - 1) << 1;
    }
}
