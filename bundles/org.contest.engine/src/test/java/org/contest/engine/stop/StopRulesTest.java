/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.stop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.stop.StopRule.State;
import org.junit.jupiter.api.Test;

class StopRulesTest {

    private static final CampaignOptions DEFAULTS = CampaignOptions.defaults();

    /** Of a program with threads. */
    private static State state(int runs, double seconds, int failing, int distinct, boolean saturated) {
        return new State(runs, 0, seconds, failing, distinct, saturated, 2, 0);
    }

    private static String why(CampaignOptions options, State state) {
        return StopRules.of(options).why(state);
    }

    @Test
    void by_default_a_failure_saturation_or_five_minutes_end_a_campaign() {
        assertEquals("", why(DEFAULTS, state(100, 299, 0, 0, false)));
        assertEquals("a failure was found", why(DEFAULTS, state(1, 1, 1, 1, false)));
        assertEquals("coverage is saturated", why(DEFAULTS, state(100, 10, 0, 0, true)));
        assertEquals("the 300 seconds are over", why(DEFAULTS, state(100, 300, 0, 0, false)));
    }

    @Test
    void few_runs_in_the_time_are_told_to_say_little() {
        assertEquals("the 300 seconds are over, and 1 run tells little: give the campaign more time",
            why(DEFAULTS, state(1, 301, 0, 0, false)));
        assertEquals("the 300 seconds are over, and 9 runs tell little: give the campaign more time",
            why(DEFAULTS, state(9, 301, 0, 0, false)));
        assertEquals("the 300 seconds are over", why(DEFAULTS.with(CampaignOption.DISTINCT, 2),
            state(9, 301, 1, 1, false)));
    }

    @Test
    void saturation_does_not_cut_short_what_was_asked_for() {
        assertEquals("", why(DEFAULTS.withRuns(1000), state(999, 400, 0, 0, true)));
        assertEquals("all 1000 runs are done", why(DEFAULTS.withRuns(1000), state(1000, 400, 0, 0, true)));
        assertEquals("the only run is done", why(DEFAULTS.withRuns(1), state(1, 1, 0, 0, true)));
        assertEquals("", why(DEFAULTS.with(CampaignOption.TIME, 5), state(10, 4, 0, 0, true)));
    }

    @Test
    void never_goes_on_after_failures() {
        CampaignOptions never = DEFAULTS.with(CampaignOption.STOP_ON, "never");
        assertEquals("", why(never, state(100_000, 100_000, 50, 5, true)));
        assertEquals("all 20 runs are done", why(never.withRuns(20), state(20, 1, 20, 1, false)));
    }

    @Test
    void a_campaign_may_wait_for_several_distinct_failures() {
        CampaignOptions two = DEFAULTS.with(CampaignOption.DISTINCT, 2);
        assertEquals("", why(two, state(9, 1, 9, 1, false)));
        assertEquals("2 distinct failures were found", why(two, state(10, 1, 10, 2, false)));
    }

    @Test
    void stop_on_saturation_goes_on_after_a_failure() {
        CampaignOptions saturation = DEFAULTS.with(CampaignOption.STOP_ON, "saturation");
        assertEquals("", why(saturation, state(10, 1, 3, 1, false)));
        assertEquals("coverage is saturated", why(saturation, state(10, 1, 3, 1, true)));
    }

    @Test
    void a_program_without_a_second_thread_is_not_run_for_long() {
        assertEquals("", why(DEFAULTS, new State(9, 0, 1, 0, 0, false, 1, 0)));
        assertEquals("none of the first 10 runs had a concurrent event",
            why(DEFAULTS.withRuns(1000), new State(10, 0, 1, 0, 0, false, 1, 0)));
        assertEquals("", why(DEFAULTS.with(CampaignOption.STOP_ON, "never"), new State(10, 0, 1, 1, 1, false, 1, 0)));
    }

    @Test
    void runs_that_were_lost_do_not_tell_that_a_program_has_one_thread() {
        assertEquals("", why(DEFAULTS, new State(10, 1, 1, 0, 0, false, 0, 0)));
        assertEquals("none of the first 11 runs had a concurrent event",
            why(DEFAULTS, new State(11, 1, 1, 0, 0, false, 1, 0)));
        assertEquals("each of the first 10 runs was lost", why(DEFAULTS, new State(10, 10, 1, 0, 0, false, 0, 0)));
        assertEquals("", why(DEFAULTS, new State(9, 9, 1, 0, 0, false, 0, 0)));
    }

    @Test
    void the_files_of_a_campaign_have_a_limit() {
        assertEquals("", why(DEFAULTS, new State(9, 0, 1, 0, 0, false, 2, 999_999_999)));
        assertEquals("its traces and outputs have reached 1000 MB (--max-disk)",
            why(DEFAULTS, new State(9, 0, 1, 0, 0, false, 2, 1_000_000_000)));
        assertEquals("", why(DEFAULTS.with(CampaignOption.MAX_DISK, 0), new State(9, 0, 1, 0, 0, false, 2, 1L << 40)));
    }
}
