/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

/**
 * In how many groups the points are best divided: the number that needs the fewest runs until some division has the
 * relevant points in other groups than all blocking ones (Yom-Tov 2007, section 2).
 */
final class GroupNumber {

    /** Of the first iteration: 6 runs a round. */
    static final int FIRST = 3;
    /** More need 126 runs a round and more. */
    static final int MOST = 6;

    /** How seldom no good division may come in all runs, theta of equation 5. */
    private static final double MISSED = 0.05;
    /** A chance that is never 0 nor 1 when it is estimated. */
    private static final double LEAST_CHANCE = 1e-3;

    private GroupNumber() {
    }

    /** The best number, as estimated from the part of the runs of one iteration that failed. */
    static int best(double failing, int groups) {
        double blocking = blocking(failing, groups);
        int best = FIRST;
        for (int number = FIRST; number <= MOST; number++) {
            best = runs(blocking, number) < runs(blocking, best) ? number : best;
        }
        return best;
    }

    /**
     * How many blocking points there are, by equation 2 for one relevant point: a run of an iteration fails when none
     * of them is in the group of that point.
     */
    static double blocking(double failing, int groups) {
        double chance = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, failing));
        return Math.log(chance) / Math.log((groups - 1.0) / groups);
    }

    /** The runs until a good division has come, in the worst case (equation 7). */
    static double runs(double blocking, int groups) {
        double good = Math.pow((groups - 1.0) / groups, blocking);
        double iterations = good > 1 - LEAST_CHANCE ? 1 : Math.max(1, Math.log(MISSED) / Math.log(1 - good));
        return iterations * (Math.pow(2, groups) - 2);
    }
}
