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
 * Coverage of the sample by Good-Turing: {@code 1 - q1 / incidences}.
 *
 * @param unseen estimated number of unseen tasks, a lower bound of the truth
 * @param low lower end of the 95 % interval of {@code unseen}
 * @param high upper end of the 95 % interval of {@code unseen}
 */
public record SpeciesEstimate(double unseen, double low, double high) {

    private static final double NORMAL_95 = 1.96;

    /**
     * Estimates from counts.
     *
     * @param once number of tasks seen in exactly one run
     * @param twice number of tasks seen in exactly two runs
     * @param runs number of runs
     */
    public static SpeciesEstimate of(long once, long twice, int runs) {
        if (runs <= 1 || once == 0) {
            return new SpeciesEstimate(0, 0, 0);
        }
        double scale = (runs - 1.0) / runs;
        double unseen = scale * once * (once - 1.0) / (2 * (twice + 1.0));
        double variance = variance(once, twice, scale, unseen);
        if (unseen <= 0 || variance <= 0) {
            return new SpeciesEstimate(Math.max(0, unseen), 0, Math.max(0, unseen));
        }
        double factor = Math.exp(NORMAL_95 * Math.sqrt(Math.log(1 + variance / (unseen * unseen))));
        return new SpeciesEstimate(unseen, unseen / factor, unseen * factor);
    }

    private static double variance(double once, double twice, double scale, double unseen) {
        double below = twice + 1;
        return scale * once * (once - 1) / (2 * below)
            + scale * scale * once * (2 * once - 1) * (2 * once - 1) / (4 * below * below)
            + scale * scale * once * once * twice * (once - 1) * (once - 1) / (4 * Math.pow(below, 4));
    }
}
