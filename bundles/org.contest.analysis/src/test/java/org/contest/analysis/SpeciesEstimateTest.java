/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SpeciesEstimateTest {

    @Test
    void the_estimate_is_that_of_the_bias_corrected_formula() {
        assertEquals(0.9 * 6 * 5 / (2 * 4), SpeciesEstimate.of(6, 3, 9, 10).unseen(), 1e-9);
        assertEquals(0.5 * 4 * 3 / 2, SpeciesEstimate.of(4, 0, 4, 2).unseen(), 1e-9);
    }

    @Test
    void tasks_that_all_came_in_several_runs_mean_nothing_unseen() {
        assertEquals(new SpeciesEstimate(0, 0, 0), SpeciesEstimate.of(0, 0, 0, 100));
    }

    @Test
    void one_run_tells_nothing() {
        assertEquals(new SpeciesEstimate(Double.NaN, Double.NaN, Double.NaN), SpeciesEstimate.of(5, 0, 5, 1));
    }

    @Test
    void rare_tasks_leave_others_possible_though_none_came_once() {
        SpeciesEstimate estimate = SpeciesEstimate.of(0, 0, 2, 10);
        assertEquals(0, estimate.unseen());
        // 3.69 is the greatest mean of a Poisson distribution that gives nothing in one of 40 samples: exp(-3.69).
        assertEquals(0.9 * 3.69 * 2.69 / 2, estimate.high(), 0.1);
    }

    @Test
    void from_ten_runs_the_interval_holds_the_truth_in_nine_of_ten_samples() {
        Random random = new Random(11);
        int held = 0;
        for (int sample = 0; sample < 1_000; sample++) {
            int[] runs = random.doubles(8, 0.05, 1).mapToInt(
                chance -> (int) random.doubles(10).filter(drawn -> drawn < chance).count()).toArray();
            SpeciesEstimate estimate = estimate(runs, 10);
            long unseen = count(runs, 0, 0);
            held += Math.round(estimate.low()) <= unseen && unseen <= Math.round(estimate.high()) ? 1 : 0;
        }
        assertTrue(held > 900, held + " of 1000");
    }

    private static SpeciesEstimate estimate(int[] seen, int runs) {
        return SpeciesEstimate.of(count(seen, 1, 1), count(seen, 2, 2), count(seen, 1, SpeciesEstimate.RARE - 1), runs);
    }

    private static long count(int[] runs, int from, int to) {
        return Arrays.stream(runs).filter(number -> number >= from && number <= to).count();
    }

    @Test
    void the_interval_holds_the_estimate() {
        SpeciesEstimate estimate = SpeciesEstimate.of(20, 8, 30, 50);
        assertTrue(estimate.low() > 0 && estimate.low() < estimate.unseen(), estimate.toString());
        assertTrue(estimate.high() > estimate.unseen(), estimate.toString());
    }

    @Test
    void species_drawn_alike_are_estimated_about_right() {
        Random random = new Random(11);
        int[] seen = new int[200];
        for (int run = 0; run < 150; run++) {
            seen[random.nextInt(200)]++;
        }
        long unseen = count(seen, 0, 0);
        SpeciesEstimate estimate = estimate(seen, 150);
        assertTrue(estimate.low() < unseen && unseen < estimate.high(), unseen + " " + estimate);
    }
}
