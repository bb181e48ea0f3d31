/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.contest.protocol.EventKind;
import org.contest.runtime.EventCounts;
import org.contest.runtime.control.EventLimit.Look;
import org.junit.jupiter.api.Test;

class EventLimitTest {

    private static final int MOST = 4_000;

    private final EventCounts counts = new EventCounts();
    private final EventLimit limit = new EventLimit(MOST);

    private Look after(int events, EventKind first, EventKind second, int living) {
        Look look = Look.GOES_ON;
        for (int i = 0; i < events; i++) {
            counts.add(i % 2 == 0 ? first : second);
            look = limit.look(counts.total(), counts, living);
        }
        return look;
    }

    @Test
    void threads_that_only_look_for_each_other_are_a_live_lock() {
        assertEquals(Look.LIVE_LOCK, after(MOST, EventKind.READ, EventKind.YIELD, 2));
    }

    @Test
    void one_thread_and_threads_that_compute_have_all_their_events() {
        assertEquals(Look.GOES_ON, after(MOST - 1, EventKind.READ, EventKind.YIELD, 1));
        assertEquals(Look.USED_UP, after(1, EventKind.READ, EventKind.YIELD, 1));
        EventLimitTest other = new EventLimitTest();
        assertEquals(Look.USED_UP, other.after(MOST, EventKind.READ, EventKind.READ, 2));
        EventLimitTest writing = new EventLimitTest();
        assertEquals(Look.USED_UP, writing.after(MOST, EventKind.VOLATILE_READ, EventKind.WRITE, 2));
    }

    @Test
    void threads_that_outlive_a_failed_main_have_some_more_events() {
        EventLimit limited = new EventLimit(20_000_000);
        limited.mainFailed(500_000);
        assertEquals(Look.GOES_ON, limited.look(699_999, counts, 2));
        assertEquals(Look.USED_UP, limited.look(700_000, counts, 2));
    }
}
