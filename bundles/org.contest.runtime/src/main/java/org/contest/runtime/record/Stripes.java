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
 * Spin locks with counters, chosen by identity hash. Whoever holds a stripe gives the counter's stamp to its event, so
 * that stamps ascend as operations on the same object do. Held for one access of the program, or around an
 * operation of the JDK that does not block.
 */
final class Stripes {

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int BITS = 15;
    /** Beyond the hashed ones: the stripe of class initializers. */
    static final int CLASS_INIT = 1 << BITS;

    private static final int SPINS = 50;
    private static final long PATIENCE = 500_000_000;

    /** Twice the stamp, plus one while held. */
    private final long[] words = new long[CLASS_INIT + 1];
    /** The stripe and word that somebody waited for in vain: nobody else does. */
    private volatile int stuckStripe = -1;
    private volatile long stuckWord;

    static int of(int object) {
        return (object ^ object >>> BITS) & CLASS_INIT - 1;
    }

    /** Takes a stripe; the stamp, or -1 when its holder does not give it back. */
    long hold(int stripe) {
        long word = (long) WORD.getOpaque(words, stripe);
        return (word & 1) == 0 && WORD.compareAndSet(words, stripe, word, word + 1) ? word >> 1 : holdSlowly(stripe);
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
                return word >> 1;
            }
            if (stripe == stuckStripe && word == stuckWord) {
                return -1;
            }
            if (spins < SPINS) {
                Thread.onSpinWait();
            } else if (deadline == 0) {
                deadline = System.nanoTime() + PATIENCE;
            } else if (System.nanoTime() - deadline > 0) {
                stuckWord = word;
                stuckStripe = stripe;
                return -1;
            } else {
                Thread.yield();
            }
        }
    }

    /** Gives back a stripe that {@link #hold} gave with a stamp. */
    void release(int stripe, long stamp) {
        WORD.setRelease(words, stripe, stamp + 1 << 1);
    }

    /** True when an event could not get its stripe: the recorded order is not certain. */
    boolean lostOrder() {
        return stuckStripe >= 0;
    }
}
