/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The full factorial of a few points: each of their sets with noise, equally often (Yom-Tov 2007, section 2). */
final class Factorial {

    /**
     * What came of noise at a set of points.
     *
     * @param points with noise
     * @param rate of failure
     */
    record Trial(Set<Integer> points, Rate rate) {
    }

    private static final int RUNS = 20;

    private final List<Trial> trials = new ArrayList<>();

    /** Runs it, or a part of it where the experiment is over before. */
    Factorial(Experiment experiment, List<Integer> points) {
        for (int chosen = 1; chosen < 1 << points.size() && !experiment.isOver(); chosen++) {
            Set<Integer> noisy = new TreeSet<>();
            for (int i = 0; i < points.size(); i++) {
                if ((chosen >> i & 1) == 1) {
                    noisy.add(points.get(i));
                }
            }
            trials.add(new Trial(noisy, Rate.of(experiment, noisy, RUNS)));
        }
    }

    /**
     * The fewest points with which at least half as many runs fail as with the best set, and more than with none; of
     * sets of one size that with which the most do.
     */
    Optional<Set<Integer>> fewest(Rate without) {
        Rate best = trials.stream().map(Trial::rate).max(Comparator.comparingDouble(Rate::part)).orElse(Rate.NONE);
        return trials.stream().filter(trial -> trial.rate().isMuchOf(best) && trial.rate().isAbove(without))
            .min(Comparator.<Trial>comparingInt(trial -> trial.points().size())
                .thenComparing(trial -> -trial.rate().part()))
            .map(Trial::points);
    }

    /**
     * The score of a point: how much likelier a failure is than its absence where it has noise (equation 1); infinite
     * where each such run failed.
     */
    double score(int point) {
        Rate rate = with(point);
        return rate.runs() == rate.failing() ? Double.POSITIVE_INFINITY
            : (double) rate.failing() / (rate.runs() - rate.failing());
    }

    /** All runs in which a point had noise, alone or with others. */
    Rate with(int point) {
        return trials.stream().filter(trial -> trial.points().contains(point)).map(Trial::rate).reduce(Rate.NONE,
            Rate::plus);
    }
}
