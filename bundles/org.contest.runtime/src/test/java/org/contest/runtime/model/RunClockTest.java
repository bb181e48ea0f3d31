/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;

class RunClockTest {

    private static final long HOUR_MILLIS = 3_600_000;

    private final RunClock clock = new RunClock(TimeMode.VIRTUAL, 7);

    @Test
    void the_clocks_go_on_from_what_a_trace_has_told() {
        long millis = clock.currentTimeMillis(0) + 20 * HOUR_MILLIS;
        clock.told(EventKind.CURRENT_TIME, millis);
        long seen = clock.currentTimeMillis(0);
        assertTrue(seen >= millis && seen < millis + 2, seen - millis + " ms");
        long nanos = clock.nanoTime(0) - 1_000_000_000_000L;
        clock.told(EventKind.NANO_TIME, nanos);
        long then = clock.nanoTime(0);
        assertTrue(then > nanos && then < nanos + 1_000_000, then - nanos + " ns");
        assertEquals(seen, clock.currentTimeMillis(0));
    }

    @Test
    void an_instant_that_a_trace_has_told_is_not_gone_behind() {
        long instant = 1_800_000_000_123_456_789L;
        clock.told(EventKind.INSTANT, instant);
        long seen = clock.instant(0);
        assertTrue(seen > instant && seen < instant + 2_000_000, seen - instant + " ns");
    }
}
