/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A machine that is busy with other things makes no hang. */
class SilenceTest {

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Silence silence = new Silence();

    private void look(int times, long everyMillis) {
        for (int i = 0; i < times; i++) {
            silence.last(everyMillis * NANOS_PER_MILLI);
        }
    }

    @Test
    void looks_in_time_add_up() {
        look(50, 20);
        assertFalse(silence.isLongerThan(1000));
        look(1, 20);
        assertTrue(silence.isLongerThan(1000));
    }

    @Test
    void a_late_look_counts_as_one_that_is_a_little_late() {
        look(10, 30_000);
        assertFalse(silence.isLongerThan(1000));
        look(1, 30_000);
        assertTrue(silence.isLongerThan(1000));
    }

    @Test
    void an_event_ends_it() {
        look(50, 20);
        silence.end();
        look(50, 20);
        assertFalse(silence.isLongerThan(1000));
    }

    @Test
    void who_computes_has_four_times_as_long() {
        look(400, 10);
        assertFalse(silence.isTooLongToCompute(1000, 4_001));
        look(1, 10);
        assertTrue(silence.isTooLongToCompute(1000, 4_001));
    }

    @Test
    void who_hardly_gets_a_processor_has_ten_times_as_long() {
        look(1000, 10);
        assertFalse(silence.isTooLongToCompute(1000, 4_000));
        look(1, 10);
        assertTrue(silence.isTooLongToCompute(1000, 0));
    }
}
