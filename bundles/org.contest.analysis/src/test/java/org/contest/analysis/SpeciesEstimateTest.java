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
        assertEquals(0.9 * 6 * 5 / (2 * 4), SpeciesEstimate.of(6, 3, 10).unseen(), 1e-9);
        assertEquals(0.5 * 4 * 3 / 2, SpeciesEstimate.of(4, 0, 2).unseen(), 1e-9);
    }

    @Test
    void nothing_seen_once_means_nothing_unseen() {
        assertEquals(new SpeciesEstimate(0, 0, 0), SpeciesEstimate.of(0, 5, 100));
        assertEquals(new SpeciesEstimate(0, 0, 0), SpeciesEstimate.of(5, 0, 1));
    }

    @Test
    void the_interval_holds_the_estimate() {
        SpeciesEstimate estimate = SpeciesEstimate.of(20, 8, 50);
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
        long once = Arrays.stream(seen).filter(count -> count == 1).count();
        long twice = Arrays.stream(seen).filter(count -> count == 2).count();
        long unseen = Arrays.stream(seen).filter(count -> count == 0).count();
        SpeciesEstimate estimate = SpeciesEstimate.of(once, twice, 150);
        assertTrue(estimate.low() < unseen && unseen < estimate.high(), unseen + " " + estimate);
    }
}
