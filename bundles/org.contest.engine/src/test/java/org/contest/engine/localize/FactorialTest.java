/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FactorialTest {

    private static final Rate NEVER = new Rate(0, 100);

    @Test
    void the_fewest_points_are_those_that_are_needed_together() {
        Factorial factorial = new Factorial(program(Set.of(1, 3), 1), List.of(1, 2, 3));
        assertEquals(Optional.of(Set.of(1, 3)), factorial.fewest(NEVER));
    }

    @Test
    void the_score_is_the_odds_of_failure_where_a_point_has_noise() {
        Factorial factorial = new Factorial(program(Set.of(1), 1), List.of(1, 2));
        assertEquals(Double.POSITIVE_INFINITY, factorial.score(1));
        assertEquals(new Rate(20, 40), factorial.with(2));
        assertEquals(1, factorial.score(2));
    }

    @Test
    void no_point_is_named_where_noise_makes_no_difference() {
        assertEquals(Optional.empty(), new Factorial(program(Set.of(), 1), List.of(1, 2)).fewest(new Rate(100, 100)));
        assertEquals(Optional.empty(), new Factorial(program(Set.of(9), 1), List.of(1, 2)).fewest(NEVER));
    }

    @Test
    void it_takes_as_many_runs_for_each_set() {
        SimulatedProgram program = program(Set.of(1), 1);
        assertEquals(20, new Factorial(program, List.of(1)).with(1).runs());
        assertTrue(program.runs() == 20);
    }

    private static SimulatedProgram program(Set<Integer> relevant, double failing) {
        return new SimulatedProgram(relevant, Set.of(), failing, 10_000);
    }
}
