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
 * comes next comes after that. Held for a write, or around an operation of the JDK that does not block; shared for a
 * read. Readers write nothing that other readers look at, but for the first time after a holder: then they leave a
 * bit, so that the next holder knows whom to wait for and to come after.
 */
final class Stripes {

    /** In place of a word: the stripe was not got. */
    static final long STUCK = -1;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int BITS = 15;
    private static final int REGIONS = 16;
    private static final int REGION_BITS = BITS - 4;
    /** The bit of a hash code that its stripe does not depend on. */
    private static final int HIGHEST = 1 << 2 * BITS;
    /** Beyond the hashed ones: the stripe of class initializers. */
    static final int CLASS_INIT = 1 << BITS;

    /** A streak is counted up to here. */
    static final int LONG_STREAK = 16;

    private static final int STREAK_BITS = 5;
    private static final long STREAK = (1L << STREAK_BITS) - 1;
    private static final int EVENT_BITS = 37;
    private static final long EVENT = (1L << EVENT_BITS) - 1;
    private static final int THREAD_AT = EVENT_BITS + STREAK_BITS + 1;

    /** The parts of a word that tell who has it for how long, and that nobody holds it now. */
    static final long OWN = ~(EVENT << STREAK_BITS + 1);
    /** The parts of a word that tell who has it, and that nobody holds it now. */
    static final long HOLDER = -1L << THREAD_AT | 1;

    /** Thread index plus one and event number of the last holder, how often it was that in a row; bit 0 while held. */
    private final long[] words = new long[CLASS_INIT + 1];
    /** The threads that have read since then, by their bits. */
    private final long[] readers = new long[CLASS_INIT + 1];
    private final Readers bits = new Readers();
    /** The stripe and word that somebody waited for in vain: nobody else does. */
    private volatile int stuckStripe = -1;
    private volatile long stuckWord;

    /** The bits of those who read. */
    Readers bits() {
        return bits;
    }

    static int of(int object) {
        return (object ^ object >>> BITS) & CLASS_INIT - 1;
    }

    /** The region of a thread: the main thread, which often makes what others share, has one for itself. */
    static int region(int thread) {
        return thread == 0 ? 0 : 1 + (thread - 1) % (REGIONS - 1);
    }

    /** A hash code whose stripe is in a region; different ones for numbers that differ in their lower bits. */
    static int hash(int region, int number) {
        int stripe = region << REGION_BITS | number & (1 << REGION_BITS) - 1;
        int rest = number >>> REGION_BITS;
        int low = rest & CLASS_INIT - 1;
        int hash = low | (low ^ stripe) << BITS | rest << BITS & HIGHEST;
        return hash != 0 ? hash : HIGHEST;
    }

    /** The word of the holder that comes after {@code word}. */
    static long next(long word, int thread, long event) {
        long streak = thread(word) != thread ? 0 : Math.min(LONG_STREAK, streak(word) + 1);
        return word(thread, event, streak);
    }

    private static long word(int thread, long event, long streak) {
        return thread + 1L << THREAD_AT | (event & EVENT) << STREAK_BITS + 1 | streak << 1;
    }

    /** The word, without its event, of a stripe that a thread has had for long. */
    static long own(int thread) {
        return word(thread, 0, LONG_STREAK);
    }

    /** A word with another event of its holder. */
    static long at(long word, long event) {
        return word & OWN | (event & EVENT) << STREAK_BITS + 1;
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

    /** Takes a stripe whose word has these parts, and nobody else has read; the word, or {@link #STUCK}. */
    long holdAgain(int stripe, long wanted, long parts, ThreadLog holder) {
        long word = (long) WORD.getOpaque(words, stripe);
        if ((word & parts) != wanted || readersBeside(stripe, holder) != 0
            || !WORD.compareAndSet(words, stripe, word, word + 1)) {
            return STUCK;
        }
        if (readersBeside(stripe, holder) != 0) {
            release(stripe, word);
            return STUCK;
        }
        return word;
    }

    /** True when a stripe has this word now. The reader has said before that it reads it. */
    boolean is(int stripe, long word) {
        return (long) WORD.getVolatile(words, stripe) == word;
    }

    /**
     * A holder may block between the hooks around its access: when the access starts a class initializer that another
     * thread is in. So patience ends; the event then has no place among those of other threads.
     */
    private long holdSlowly(int stripe) {
        Patience patience = new Patience();
        while (true) {
            long word = (long) WORD.getVolatile(words, stripe);
            if ((word & 1) == 0 && WORD.compareAndSet(words, stripe, word, word + 1)) {
                return word;
            }
            if (stripe == stuckStripe && word == stuckWord) {
                return STUCK;
            }
            if (patience.isOverAfterPause()) {
                return stuck(stripe, word);
            }
        }
    }

    /**
     * Takes a stripe beside other readers, until {@link ThreadLog#reads} is another one; its word, or {@link #STUCK}
     * when its holder keeps it. The fence between the two looks at the word is that of the volatile write.
     */
    long share(int stripe, ThreadLog reader) {
        Patience patience = new Patience();
        while (true) {
            long word = (long) WORD.getAcquire(words, stripe);
            if ((word & 1) == 0) {
                reader.reads(stripe);
                leaveBit(stripe, reader);
                if ((long) WORD.getVolatile(words, stripe) == word) {
                    return word;
                }
                reader.readsNothing();
            }
            if (stripe == stuckStripe && word == stuckWord) {
                return STUCK;
            }
            if (patience.isOverAfterPause()) {
                return stuck(stripe, word);
            }
        }
    }

    private void leaveBit(int stripe, ThreadLog reader) {
        if (((long) WORD.getOpaque(readers, stripe) & reader.bit()) == 0) {
            WORD.getAndBitwiseOr(readers, stripe, reader.bit());
            reader.readsFirst();
        }
    }

    /** The readers of a held stripe, without the holder where its bit is its own. */
    long readersBeside(int stripe, ThreadLog holder) {
        long mask = (long) WORD.getAcquire(readers, stripe);
        return mask == 0 || bits.isShared() ? mask : mask & ~holder.bit();
    }

    /** Waits until no other thread reads a held stripe, and tells the holder to come after all that have. */
    void awaitReaders(int stripe, long mask, ThreadLog holder) {
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            for (ThreadLog reader : bits.of(Long.numberOfTrailingZeros(rest))) {
                if (reader != holder) {
                    awaitReader(stripe, reader);
                    reader.letComeAfter(holder);
                }
            }
        }
        WORD.setRelease(readers, stripe, 0L);
    }

    private void awaitReader(int stripe, ThreadLog reader) {
        Patience patience = new Patience();
        while (reader.isReading(stripe) && !lostOrder()) {
            if (patience.isOverAfterPause()) {
                stuck(stripe, words[stripe]);
            }
        }
    }

    private long stuck(int stripe, long word) {
        stuckWord = word;
        stuckStripe = stripe;
        return STUCK;
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
