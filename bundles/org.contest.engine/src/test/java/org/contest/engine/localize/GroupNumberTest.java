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

import org.junit.jupiter.api.Test;

/** By hand from the equations of Yom-Tov 2007, section 2. */
class GroupNumberTest {

    private static final double EXACT = 1e-9;

    @Test
    void blocking_points_are_those_that_leave_so_many_divisions_good() {
        assertEquals(2, GroupNumber.blocking(4.0 / 9, 3), EXACT); // ((3-1)/3)^2
        assertEquals(3, GroupNumber.blocking(27.0 / 64, 4), EXACT); // ((4-1)/4)^3
    }

    @Test
    void runs_are_iterations_by_the_unions_of_an_iteration() {
        assertEquals(Math.log(0.05) / Math.log(5.0 / 9) * 6, GroupNumber.runs(2, 3), EXACT); // 1 - 4/9
        assertEquals(6, GroupNumber.runs(0, 3), EXACT);
        assertEquals(14, GroupNumber.runs(0, 4), EXACT);
    }

    @Test
    void more_blocking_points_need_more_groups() {
        assertEquals(3, GroupNumber.best(Math.pow(2.0 / 3, 4), 3)); // 82 runs, and 110 with 4 groups
        assertEquals(4, GroupNumber.best(Math.pow(2.0 / 3, 10), 3)); // 724 runs, 1029 with 3, 793 with 5
        assertEquals(5, GroupNumber.best(0, 3), "as where one run of a thousand fails");
    }
}
