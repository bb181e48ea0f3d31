/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

/**
 * Random numbers of one thread of one run: xorshift64* (Marsaglia 2003, Vigna 2016), without allocation or sharing.
 * One seed and identity give equal numbers in every JVM.
 */
public final class RunRandom {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int PER_MILLE = 1000;

    private long state;

    /** Numbers that descend from the run's seed and a name, such as a thread's identity. */
    public RunRandom(long seed, String name) {
        long hash = seed;
        for (int i = 0; i < name.length(); i++) {
            hash = mix(hash + GOLDEN + name.charAt(i));
        }
        long mixed = mix(hash + GOLDEN);
        state = mixed != 0 ? mixed : GOLDEN;
    }

    /** The finalizer of SplitMix64 (Steele, Lea, Flood 2014): spreads every bit over all. */
    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** Any 64 bits but not all zero. */
    public long nextLong() {
        state ^= state >>> 12;
        state ^= state << 25;
        state ^= state >>> 27;
        return state * 0x2545F4914F6CDD1DL;
    }

    /** A number from 0 to {@code bound - 1}; {@code bound} is positive. */
    public int nextInt(int bound) {
        return (int) ((nextLong() >>> 32) * bound >>> 32);
    }

    /** A positive number, exponentially distributed with mean 1. */
    public double exponential() {
        return -Math.log(((nextLong() >>> 11) + 0.5) * 0x1p-53);
    }

    /** True {@code perMille} times of a thousand: the unit of ConTest's noise frequency. */
    public boolean chance(int perMille) {
        return nextInt(PER_MILLE) < perMille;
    }
}
