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
    private static final int STREAKS = 1 << 12;

    /** In turn: a stripe plus one, and its word. */
    private final long[] entries = new long[2 * SIZE];

    /** By hash of a stripe: how often it was read since another thread held it. */
    private final byte[] streaks = new byte[STREAKS];

    /** True when a read is not among the first ones since another thread held the stripe, or one like it. */
    boolean isLong(int stripe, boolean first) {
        int slot = stripe & STREAKS - 1;
        if (first) {
            streaks[slot] = 0;
            return false;
        }
        return streaks[slot] == Stripes.LONG_STREAK || ++streaks[slot] == Stripes.LONG_STREAK;
    }

    /** As {@link #learn}, of a stripe that was read for long. */
    void learnLong(int stripe, long word) {
        if (streaks[stripe & STREAKS - 1] == Stripes.LONG_STREAK) {
            learn(stripe, word);
        }
    }

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
