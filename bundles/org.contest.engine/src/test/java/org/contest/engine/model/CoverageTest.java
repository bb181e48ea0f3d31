/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CoverageTest {

    private static String uncovered(int tasks, double estimate, double low, double high) {
        return new Coverage(tasks, 0, estimate, low, high, 0, 1, null).uncoveredInWords();
    }

    @Test
    void an_estimate_has_the_bounds_that_say_something() {
        assertEquals("about 0 still uncovered, at most 10", uncovered(23, 0.4, 0.1, 10.2));
        assertEquals("about 1,500 still uncovered, between 400 and 5,600", uncovered(2800, 1500, 400, 5600));
    }

    @Test
    void what_is_covered_or_hardly_known_has_no_number() {
        assertEquals("none expected beside them", uncovered(23, 0, 0, 0.2));
        assertEquals("too few runs to say how many are uncovered", uncovered(5, 51, 10, 100));
        assertEquals("too few runs to say how many are uncovered", uncovered(5, Double.NaN, Double.NaN, Double.NaN));
    }
}
