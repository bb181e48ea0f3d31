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
 * Whether two series of runs differ in a rate by more than chance: the exact test of Fisher (1922), both sides. The
 * hits of both series are dealt out to all runs at random; the difference is one by chance while splits that are as
 * unlikely as the one that was seen, or more so, come in 5 % of all deals or more.
 */
public final class RateDifference {

    private static final double CHANCE = 0.05;
    private static final double ROUNDING = 1e-7; // splits that are as likely differ in their last digits

    private RateDifference() {
    }

    /**
     * True when chance hardly makes such a difference.
     *
     * @param hits of the first series, at most {@code runs}
     * @param runs of the first series
     * @param otherHits of the second series, at most {@code otherRuns}
     * @param otherRuns of the second series
     */
    public static boolean isBeyondChance(int hits, int runs, int otherHits, int otherRuns) {
        return probability(hits, runs, otherHits, otherRuns) < CHANCE;
    }

    /** How often chance makes a difference as great as this one, or a greater one. */
    static double probability(int hits, int runs, int otherHits, int otherRuns) {
        int all = hits + otherHits;
        double[] likelihoods = new double[Math.min(all, runs) + 1];
        int least = Math.max(0, all - otherRuns);
        double log = 0; // of the likelihood of a split in relation to that of the least one
        double greatest = 0;
        for (int first = least; first < likelihoods.length; first++) {
            likelihoods[first] = log;
            greatest = Math.max(greatest, log);
            log += Math.log((double) (runs - first) * (all - first))
                - Math.log((first + 1.0) * (otherRuns - all + first + 1.0));
        }
        double sum = 0;
        double unlikely = 0;
        for (int first = least; first < likelihoods.length; first++) {
            double likelihood = Math.exp(likelihoods[first] - greatest);
            sum += likelihood;
            if (likelihoods[first] <= likelihoods[hits] + ROUNDING) {
                unlikely += likelihood;
            }
        }
        return unlikely / sum;
    }
}
