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
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GroupSamplingTest {

    private static final int FEW = 5;
    private static final int MANY = 100_000;

    private static List<Integer> points(int number) {
        return IntStream.range(0, number).boxed().toList();
    }

    private static Set<Integer> found(SimulatedProgram program, int number) {
        List<Integer> left = new GroupSampling(program, points(number), 1).reduce(FEW);
        assertTrue(left.size() <= FEW, left.toString());
        return new Factorial(program, left).fewest(Rate.of(program, Set.of(), 100)).orElseThrow();
    }

    @Test
    void one_relevant_point_of_three_hundred_is_found() {
        assertEquals(Set.of(123), found(new SimulatedProgram(Set.of(123), Set.of(), 0.5, MANY), 314));
    }

    @Test
    void two_points_that_have_to_come_together_are_found() {
        assertEquals(Set.of(7, 61), found(new SimulatedProgram(Set.of(7, 61), Set.of(), 0.7, MANY), 72));
    }

    @Test
    void points_that_block_the_failure_are_discarded() {
        SimulatedProgram program = new SimulatedProgram(Set.of(40), Set.of(3, 90, 111), 0.8, MANY);
        assertEquals(Set.of(40), found(program, 160));
    }

    @Test
    void a_search_through_thousands_of_points_needs_far_fewer_runs_than_points() {
        SimulatedProgram program = new SimulatedProgram(Set.of(4711), Set.of(), 0.9, MANY);
        assertEquals(Set.of(4711), found(program, 8067));
        assertTrue(program.runs() < 2000, program.runs() + " runs");
    }

    @Test
    void nothing_is_discarded_where_nothing_fails() {
        SimulatedProgram program = new SimulatedProgram(Set.of(40), Set.of(), 0, MANY);
        assertEquals(points(30), new GroupSampling(program, points(30), 1).reduce(FEW));
    }

    @Test
    void it_ends_when_the_runs_are_over() {
        SimulatedProgram program = new SimulatedProgram(Set.of(40), Set.of(), 0.5, 50);
        assertTrue(new GroupSampling(program, points(300), 1).reduce(FEW).size() > FEW);
        assertEquals(50, program.runs());
    }
}
