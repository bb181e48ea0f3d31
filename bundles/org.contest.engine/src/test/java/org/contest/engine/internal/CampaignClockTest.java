/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CampaignClockTest {

    private static CampaignClock waited(double seconds) {
        return new CampaignClock(60, seconds);
    }

    @Test
    void there_is_room_for_a_run_when_nothing_is_known_of_its_kind() {
        assertFalse(waited(59).hasNoRoom(true));
    }

    @Test
    void the_first_run_of_free_threads_takes_as_long_as_the_very_first_run() {
        CampaignClock clock = waited(45);
        clock.ran(true, 20);
        clock.ran(true, 2);
        assertTrue(clock.hasNoRoom(false));
        assertFalse(clock.hasNoRoom(true));
    }

    @Test
    void the_second_run_of_a_kind_may_be_much_shorter_than_the_first() {
        CampaignClock clock = waited(45);
        clock.ran(true, 20);
        assertFalse(clock.hasNoRoom(true));
        clock.ran(true, 20);
        assertTrue(clock.hasNoRoom(true));
    }

    @Test
    void without_a_limit_there_is_always_room() {
        CampaignClock clock = new CampaignClock(0, 1000);
        clock.ran(true, 20);
        clock.ran(true, 20);
        assertFalse(clock.hasNoRoom(true));
    }

    @Test
    void a_replay_for_the_callers_of_findings_may_take_as_long_as_runs_do_when_the_time_is_over() {
        CampaignClock clock = new CampaignClock(1, 3);
        assertTrue(clock.isOver(0));
        assertTrue(clock.isOverForStacks(), "runs are short");
        clock.ran(true, 4);
        assertFalse(clock.isOverForStacks(), "as a replay takes that long, too");
        CampaignClock late = new CampaignClock(1, 12);
        late.ran(true, 60);
        assertTrue(late.isOverForStacks(), "ten seconds are enough");
    }
}
