/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

/**
 * How many tasks are still unseen: tasks are species, runs are samples. Chao2, the incidence form of Chao1 with bias
 * correction (Chao 1987; Colwell 1994): {@code (m-1)/m * q1 (q1-1) / (2 (q2+1))}; the interval is log-normal at 95 %.
 * From few runs that is too narrow: {@code q1} might as well have been greater. So the upper end is at least the
 * estimate of the greatest {@code q1} that is still likely, unless each task came in several runs.
 *
 * One run tells nothing of what is unseen: then all three are not a number.
 *
 * @param unseen estimated number of unseen tasks, a lower bound of the truth
 * @param low lower end of the 95 % interval of {@code unseen}
 * @param high upper end of the 95 % interval of {@code unseen}
 */
public record SpeciesEstimate(double unseen, double low, double high) {

    /** Tasks in fewer runs are rare: while there are some, others may not have come yet. */
    public static final int RARE = 5;

    private static final double NORMAL_95 = 1.96;

    /**
     * Estimates from counts.
     *
     * @param once number of tasks seen in exactly one run
     * @param twice number of tasks seen in exactly two runs
     * @param rare number of tasks seen in one run at least and in fewer than {@value #RARE}
     * @param runs number of runs
     */
    public static SpeciesEstimate of(long once, long twice, long rare, int runs) {
        if (rare == 0) {
            return new SpeciesEstimate(0, 0, 0);
        } else if (runs <= 1) {
            return new SpeciesEstimate(Double.NaN, Double.NaN, Double.NaN);
        }
        double scale = (runs - 1.0) / runs;
        double unseen = unseen(once, twice, scale);
        double most = unseen(mostOf(once), twice, scale);
        if (unseen <= 0) {
            return new SpeciesEstimate(0, 0, most);
        }
        double spread = Math.log(1 + variance(once, twice, scale) / (unseen * unseen));
        double factor = Math.exp(NORMAL_95 * Math.sqrt(spread));
        return new SpeciesEstimate(unseen, unseen / factor, Math.max(most, unseen * factor));
    }

    private static double unseen(double once, double twice, double scale) {
        return scale * once * (once - 1) / (2 * (twice + 1));
    }

    /** The greatest mean of a Poisson distribution that so few are likely of (97.5 %, after Wilson and Hilferty). */
    private static double mostOf(double count) {
        double next = count + 1;
        return next * Math.pow(1 - 1 / (9 * next) + NORMAL_95 / (3 * Math.sqrt(next)), 3);
    }

    private static double variance(double once, double twice, double scale) {
        double below = twice + 1;
        return scale * once * (once - 1) / (2 * below)
            + scale * scale * once * (2 * once - 1) * (2 * once - 1) / (4 * below * below)
            + scale * scale * once * once * twice * (once - 1) * (once - 1) / (4 * Math.pow(below, 4));
    }
}
