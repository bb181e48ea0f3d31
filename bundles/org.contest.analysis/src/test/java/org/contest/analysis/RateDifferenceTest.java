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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RateDifferenceTest {

    /** The lady who tastes tea: 3 of 4 and 1 of 4 come by chance in 34 of 70 deals. */
    @Test
    void the_probability_is_that_of_fisher() {
        assertEquals(34.0 / 70, RateDifference.probability(3, 4, 1, 4), 1e-9);
        assertEquals(2.0 / 70, RateDifference.probability(4, 4, 0, 4), 1e-9);
        assertEquals(0.0027594561852, RateDifference.probability(1, 12, 9, 12), 1e-12);
    }

    @Test
    void equal_rates_and_series_without_runs_do_not_differ() {
        assertEquals(1, RateDifference.probability(300, 1200, 300, 1200), 1e-9);
        assertEquals(1, RateDifference.probability(0, 100, 0, 50), 1e-9);
        assertEquals(1, RateDifference.probability(7, 7, 9, 9), 1e-9);
        assertEquals(1, RateDifference.probability(0, 0, 5, 10), 1e-9);
        assertEquals(1, RateDifference.probability(0, 0, 0, 0), 1e-9);
    }

    @Test
    void both_orders_give_the_same() {
        assertEquals(RateDifference.probability(3, 200, 14, 150), RateDifference.probability(14, 150, 3, 200), 1e-9);
    }

    /** A rare failure that has not come again in as many runs need not be gone. */
    @Test
    void one_failure_more_is_chance_and_many_are_not() {
        assertFalse(RateDifference.isBeyondChance(1, 1000, 0, 1000));
        assertFalse(RateDifference.isBeyondChance(5, 1000, 0, 1000));
        assertTrue(RateDifference.isBeyondChance(6, 1000, 0, 1000));
        assertTrue(RateDifference.isBeyondChance(3, 100, 0, 1000));
    }

    @Test
    void large_campaigns_are_compared_as_small_ones() {
        assertFalse(RateDifference.isBeyondChance(100_000, 1_000_000, 100_500, 1_000_000));
        assertTrue(RateDifference.isBeyondChance(100_000, 1_000_000, 101_000, 1_000_000));
    }
}
