/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code --time} does, and which failures are due to time only. */
class TimePolicyTest {

    private static final int RUNS = 100;
    private static final int FEW_RUNS = 5;
    private static final int REPLAYS = 25;
    private static final int MOST_EVENTS = 1_000_000;
    private static final String PROGRAMS = "contest.testprograms";
    private static final String FAIL = "org.contest.testprograms.fail.";
    private static final String FORMS = "org.contest.testprograms.success.TimedForms ";
    private static final String POLLS = "org.contest.testprograms.success.PollsBesideWork ";
    private static final String ANSWERS = "org.contest.testprograms.success.AnswersSlowly ";
    private static final List<String> TIMING_ONLY = List.of("TimedPollExpires", "TimedWaitExpires");

    @TempDir
    private static Path work;

    private static List<Found> search(String time, int runs, List<String> commands) throws Exception {
        LaboratoryJvm laboratory = new LaboratoryJvm(work, REPLAYS, time).events(MOST_EVENTS);
        commands.forEach(command -> laboratory.search(PROGRAMS, command, "random", runs));
        return laboratory.run();
    }

    private static List<String> failing(List<String> names) {
        return names.stream().map(name -> FAIL + name).toList();
    }

    @Test
    void a_failure_that_needs_a_timeout_is_timing_only_and_replays() throws Exception {
        for (Found found : search("expire", RUNS, failing(TIMING_ONLY))) {
            assertEquals("EXCEPTION", found.kind(), found.command());
            assertTrue(found.timingOnly(), found.command());
            assertEquals(REPLAYS, found.replayed(), found.difference());
        }
    }

    @Test
    void a_failure_that_needs_no_timeout_is_not() throws Exception {
        for (Found found : search("expire", RUNS, failing(List.of("CheckThenAct", "SleepAsSynchronization")))) {
            assertEquals("EXCEPTION", found.kind(), found.command());
            assertFalse(found.timingOnly(), found.command());
        }
    }

    @Test
    void under_virtual_time_no_timeout_fires_while_a_thread_can_go_on() throws Exception {
        for (Found found : search("virtual", RUNS, failing(TIMING_ONLY))) {
            assertEquals(0, found.run(), found.command() + found.type());
        }
    }

    /** If each look at a socket kept the turn, these runs would take more minutes than the JVM has. */
    @Test
    void threads_that_poll_the_system_hold_nobody_up() throws Exception {
        Found found = search("virtual", FEW_RUNS, List.of(POLLS + "600")).get(0);
        assertEquals(0, found.run(), found.toString());
    }

    /** Under control the 100,000 events before the answer take longer than the client waits for it. */
    @Test
    void a_time_limit_of_a_socket_leaves_the_others_their_time() throws Exception {
        Found found = search("virtual", FEW_RUNS, List.of(ANSWERS + "20000")).get(0);
        assertEquals(0, found.run(), found.toString());
    }

    @Test
    void virtual_time_passes_at_once() throws Exception {
        for (String time : List.of("virtual", "expire")) {
            assertTakesItsTime(time, "3600000 3600000 9000000");
        }
    }

    /** All runs together would take 500 seconds, more than the JVM has. */
    @Test
    void shortened_time_passes_a_thousand_times_faster() throws Exception {
        assertTakesItsTime("shortened", "20000 20000 3600000");
    }

    @Test
    void real_time_takes_its_time() throws Exception {
        assertTakesItsTime("real", "20 20 60000");
    }

    private static void assertTakesItsTime(String time, String limits) throws Exception {
        Found found = search(time, FEW_RUNS, List.of(FORMS + limits)).get(0);
        assertEquals(0, found.run(), time + ": " + found);
    }
}
