/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * The noise of one run.
 *
 * @param placement name of the placement heuristic, with parameters after a colon
 * @param seeding names of the seeding heuristics, joined by {@code +}
 * @param frequency how often noise is made where the placement allows it, 0 to 1000
 * @param strength in the unit of the seeding: microseconds, calls, levels or operations
 * @param seed of every random choice
 */
public record NoiseSettings(String placement, String seeding, int frequency, int strength, long seed) {

    private static final int MOST_FREQUENT = 1000;

    /** Checks the numbers. */
    public NoiseSettings {
        if (frequency < 0 || frequency > MOST_FREQUENT) {
            throw new IllegalArgumentException("The noise frequency is " + frequency + ", but has to be 0 to 1000.");
        }
        if (strength < 0) {
            throw new IllegalArgumentException("The noise strength is " + strength + ", but must not be negative.");
        }
    }

    /**
     * What the options ask for; {@code scheduler=none} is no noise.
     *
     * @throws IllegalArgumentException with a plain sentence when a number or name is wrong
     */
    public static NoiseSettings of(RunOptions options) {
        boolean none = options.get(Key.SCHEDULER).equals("none");
        return new NoiseSettings(none ? Placements.NONE : options.get(Key.PLACEMENT), options.get(Key.SEEDING),
            number(options, Key.FREQUENCY), number(options, Key.STRENGTH), options.number(Key.SEED));
    }

    private static int number(RunOptions options, Key key) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, options.number(key)));
    }

    /** In words, for the result. */
    public String describe() {
        return "Noise: placement " + placement + ", seeding " + seeding + ", frequency " + frequency + ", strength "
            + strength + '.';
    }
}
