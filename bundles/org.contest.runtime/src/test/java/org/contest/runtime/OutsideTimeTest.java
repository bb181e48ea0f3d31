/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OutsideTimeTest {

    private static final long MILLI = 1_000_000;

    private final OutsideTime time = new OutsideTime();
    private final long begin = time.nanos();

    private long passed() {
        return time.nanos() - begin;
    }

    @Test
    void real_time_passes_while_nobody_works() {
        time.passes(20 * MILLI, 0, false);
        time.passes(20 * MILLI, 1_000_000, false);
        assertEquals(40 * MILLI, passed());
    }

    @Test
    void who_works_takes_the_time_of_the_program_alone() {
        time.passes(20 * MILLI, 1_000, true);
        assertEquals(100_000, passed());
        time.passes(20 * MILLI, 0, true);
        assertEquals(100_000, passed());
    }

    @Test
    void it_is_never_faster_than_real_time() {
        time.passes(MILLI, 1_000_000, true);
        assertEquals(MILLI, passed());
    }

    @Test
    void it_goes_on_from_there_when_nobody_looks_any_more() {
        time.passes(20 * MILLI, 0, true);
        time.end();
        long first = passed();
        while (passed() == first) {
            Thread.onSpinWait();
        }
        assertTrue(first >= 0 && passed() > first, "from " + first + " to " + passed());
    }

    @Test
    void it_tells_whether_somebody_asked() {
        OutsideTime other = new OutsideTime();
        assertFalse(other.isAsked());
        other.nanos();
        assertTrue(other.isAsked());
    }
}
