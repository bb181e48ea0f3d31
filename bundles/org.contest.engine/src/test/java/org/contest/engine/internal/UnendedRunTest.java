/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class UnendedRunTest {

    private final UnendedRun unended = new UnendedRun();

    @Test
    void a_run_that_goes_on_much_longer_than_all_others_may_hang() {
        unended.ended(0.3);
        unended.ended(0.2);
        unended.add(8, 1, false);
        unended.add(7, 12.4, false);
        assertEquals("run 7 had no end in 12 s when the time was over, where others took 0.3 s at most: it may hang. "
            + "Give the campaign more time.", unended.problem());
    }

    @Test
    void the_longest_run_that_was_cut_off_is_told() {
        assertEquals("", unended.cut());
        unended.add(8, 4, false);
        unended.add(7, 12.4, false);
        unended.add(9, 3, false);
        assertEquals("; run 7 was cut off after 12 s and does not count", unended.cut());
    }

    @Test
    void a_run_that_was_cut_off_as_others_would_have_been_says_nothing() {
        assertEquals("", unended.problem());
        unended.ended(2);
        unended.add(3, 12, false);
        assertEquals("", unended.problem());
    }

    @Test
    void on_a_busy_machine_a_long_run_is_told_and_is_no_hang() {
        unended.ended(0.3);
        unended.add(7, 270, true);
        assertEquals("", unended.problem());
        assertEquals("; run 7 was cut off after 270 s on a machine with too much to do and does not count",
            unended.cut());
    }

    @Test
    void a_hang_is_not_known_after_a_few_seconds() {
        unended.ended(0.01);
        unended.add(3, 5, false);
        assertEquals("", unended.problem());
    }
}
