/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Spin locks, chosen by identity hash, each of which remembers who held it last and at which of its events: whoever
 * holds a stripe next comes after that. Held for one access of the program, or around an operation of the JDK that
 * does not block.
 */
final class Stripes {

    /** In place of a word: the stripe was not got. */
    static final long STUCK = -1;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int BITS = 15;
    /** Beyond the hashed ones: the stripe of class initializers. */
    static final int CLASS_INIT = 1 << BITS;

    /** A streak is counted up to here. */
    static final int LONG_STREAK = 16;

    private static final int STREAK_BITS = 5;
    private static final long STREAK = (1L << STREAK_BITS) - 1;
    private static final int EVENT_BITS = 37;
    private static final long EVENT = (1L << EVENT_BITS) - 1;
    private static final int THREAD_AT = EVENT_BITS + STREAK_BITS + 1;

    private static final int SPINS = 50;
    private static final long PATIENCE = 500_000_000;

    /** Thread index plus one and event number of the last holder, how often it was that in a row; bit 0 while held. */
    private final long[] words = new long[CLASS_INIT + 1];
    /** The stripe and word that somebody waited for in vain: nobody else does. */
    private volatile int stuckStripe = -1;
    private volatile long stuckWord;

    static int of(int object) {
        return (object ^ object >>> BITS) & CLASS_INIT - 1;
    }

    /** The word of the holder that comes after {@code word}. */
    static long next(long word, int thread, long event) {
        long streak = thread(word) != thread ? 0 : Math.min(LONG_STREAK, streak(word) + 1);
        return thread + 1L << THREAD_AT | (event & EVENT) << STREAK_BITS + 1 | streak << 1;
    }

    /** How often the last holder has come after itself. */
    static long streak(long word) {
        return word >>> 1 & STREAK;
    }

    /** The thread in a word; -1 when nobody has held the stripe. */
    static int thread(long word) {
        return (int) (word >>> THREAD_AT) - 1;
    }

    /** The number of that thread's event. */
    static long event(long word) {
        return word >>> STREAK_BITS + 1 & EVENT;
    }

    /** Takes a stripe; its word, or {@link #STUCK} when its holder does not give it back. */
    long hold(int stripe) {
        long word = (long) WORD.getOpaque(words, stripe);
        return (word & 1) == 0 && WORD.compareAndSet(words, stripe, word, word + 1) ? word : holdSlowly(stripe);
    }

    /**
     * A holder may block between the hooks around its access: when the access starts a class initializer that another
     * thread is in. So patience ends; the event then has no place among those of other threads.
     */
    private long holdSlowly(int stripe) {
        long deadline = 0;
        for (int spins = 0;; spins++) {
            long word = (long) WORD.getVolatile(words, stripe);
            if ((word & 1) == 0 && WORD.compareAndSet(words, stripe, word, word + 1)) {
                return word;
            }
            if (stripe == stuckStripe && word == stuckWord) {
                return STUCK;
            }
            if (spins < SPINS) {
                Thread.onSpinWait();
            } else if (deadline == 0) {
                deadline = System.nanoTime() + PATIENCE;
            } else if (System.nanoTime() - deadline > 0) {
                stuckWord = word;
                stuckStripe = stripe;
                return STUCK;
            } else {
                Thread.yield();
            }
        }
    }

    /**
     * Gives back a stripe that {@link #hold} gave, with the word of the event that held it or the one that was there.
     */
    void release(int stripe, long word) {
        WORD.setRelease(words, stripe, word);
    }

    /** True when an event could not get its stripe: the recorded order is not certain. */
    boolean lostOrder() {
        return stuckStripe >= 0;
    }
}
