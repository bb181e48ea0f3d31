/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.noise;

import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;

/**
 * The noise of one run.
 *
 * @param placement where; {@code plocs} with its parameter
 * @param reads before reads of variables
 * @param writes before writes of variables
 * @param synchronization before everything else
 * @param fixed true when the strength is always the whole, not up to it at random
 * @param seed of every random choice
 */
public record NoiseSettings(String placement, SeedingMix reads, SeedingMix writes, SeedingMix synchronization,
    boolean fixed, long seed) {

    /** How much weaker read-write is before the accesses that it does not aim at. */
    private static final int WEAKER = 5;

    /** Checks the placement. */
    public NoiseSettings {
        Placement.plocs(placement);
    }

    /**
     * What the options ask for; {@code scheduler=none} is no noise.
     *
     * @throws IllegalArgumentException with a plain sentence when a number or name is wrong
     */
    public static NoiseSettings of(RunOptions options) {
        boolean none = Scheduler.NONE.isAskedBy(options);
        String placement = none ? Placement.NONE.text() : options.get(Key.PLACEMENT);
        long seed = options.number(Key.SEED);
        SeedingMix all = SeedingMix.of(options.get(Key.FREQUENCY), options.get(Key.SEEDING),
            options.get(Key.STRENGTH));
        if (Placement.of(placement) != Placement.READ_WRITE) {
            refuse(options, Key.READS);
            refuse(options, Key.WRITES);
            refuse(options, Key.SYNCHRONIZATION);
            return new NoiseSettings(placement, all, all, all, options.isTrue(Key.FIXED), seed);
        }
        SeedingMix weak = all.withFrequency(all.frequency() / WEAKER);
        boolean strongReads = (seed & 1) != 0;
        return new NoiseSettings(placement, own(options, Key.READS, strongReads ? all : weak, all),
            own(options, Key.WRITES, strongReads ? weak : all, all),
            own(options, Key.SYNCHRONIZATION, all.withFrequency(all.frequency() / 2), all), options.isTrue(Key.FIXED),
            seed);
    }

    private static SeedingMix own(RunOptions options, Key key, SeedingMix usual, SeedingMix all) {
        String text = options.get(key);
        return text.isEmpty() ? usual : all.with(text);
    }

    private static void refuse(RunOptions options, Key key) {
        if (!options.get(key).isEmpty()) {
            throw new IllegalArgumentException("The noise for " + key.text() + ", " + options.get(key)
                + ", needs the placement read-write, not " + options.get(Key.PLACEMENT) + '.');
        }
    }

    /** True when no noise is ever made. */
    public boolean isNone() {
        return placement.equals(Placement.NONE.text())
            || reads.frequency() + writes.frequency() + synchronization.frequency() == 0;
    }

    /** True when reads, writes and synchronization have the same noise. */
    public boolean isUniform() {
        return isSame(reads, writes) && isSame(reads, synchronization);
    }

    /** Looks at the identity first: the JVM links the equality of a record for long, and each start would wait. */
    private static boolean isSame(SeedingMix one, SeedingMix other) {
        return one == other || one.equals(other);
    }

    /** In words. */
    public String describe() {
        return placement + ", " + (isUniform() ? describe(reads)
            : "reads " + describe(reads) + "; writes " + describe(writes) + "; sync " + describe(synchronization));
    }

    private String describe(SeedingMix mix) {
        return mix.names() + ", frequency " + mix.frequency() + ", strength " + (fixed ? "exactly " : "")
            + mix.strengths();
    }
}
