/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Then;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.protocol.EventKind;
import org.contest.protocol.ThreadPosition;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replays of a part of a trace, with real JVMs. */
class StoppedReplayTest {

    @TempDir
    private static Path folder;
    private static Path trace;

    @BeforeAll
    static void record() {
        trace = Recorded.failing(folder.resolve("x"), "StaticSynchronizedDeadlock");
    }

    private static int firstEvent(Trace recorded, EventKind kind) {
        int at = 0;
        while (recorded.event(at).kind() != kind) {
            at++;
        }
        return at;
    }

    @Test
    void a_replay_stops_before_the_event_and_says_where_every_thread_stands() throws Exception {
        Trace recorded = Trace.read(trace);
        int until = firstEvent(recorded, EventKind.MONITOR_ENTER) + 1;
        ReplaySummary stopped = Recorded.replay(trace, ReplayOptions.defaults().withUntil(until));
        assertEquals(Outcome.STOPPED, stopped.outcome(), stopped.toJson());
        assertTrue(stopped.reproduced());
        assertEquals(until, stopped.events());
        ThreadPosition main = stopped.positions().get(0);
        assertEquals("0", main.identity());
        assertTrue(main.state().startsWith("waits for the end of 0."), main.state());
        assertEquals(1, stopped.positions().stream().filter(thread -> !thread.holds().isEmpty()).count());
        stopped.positions().forEach(thread -> assertTrue(thread.frames().get(thread.frames().size() - 1)
            .matches("org.contest.testprograms.fail.StaticSynchronizedDeadlock.main.*|java.lang.Thread.run.*"),
            thread.frames().toString()));
        assertTrue(stopped.notes().get(0).startsWith("Before operation "), stopped.notes().toString());
        assertTrue(stopped.notes().get(1).startsWith("Before event " + until + " of " + recorded.size() + ", 0."),
            stopped.notes().toString());
        assertTrue(stopped.toJson().contains(",\"threads\":[{\"thread\":\"0\",\"name\":\"main\",\"state\":"),
            stopped.toJson());
    }

    @Test
    void an_event_behind_the_end_lets_the_whole_trace_be_replayed() {
        ReplaySummary whole = Recorded.replay(trace, ReplayOptions.defaults().withUntil(1_000_000));
        assertEquals(Outcome.SAME_FAILURE, whole.outcome(), whole.toJson());
        assertTrue(whole.notes().get(0).startsWith("The trace has only"), whole.notes().toString());
    }

    @Test
    void a_run_goes_on_by_itself_after_a_prefix_and_its_own_trace_replays() throws Exception {
        int until = firstEvent(Trace.read(trace), EventKind.THREAD_START);
        Set<Long> lengths = new HashSet<>();
        for (int seed = 1; seed <= 3; seed++) {
            Path own = folder.resolve("then-" + seed + ".trace");
            ReplaySummary run = Recorded.replay(trace, ReplayOptions.defaults().withUntil(until)
                .withThen(new Then("random", seed, Optional.of(own))));
            assertNotEquals(Outcome.DIVERGED, run.outcome(), run.toJson());
            assertTrue(run.notes().get(0).endsWith("on the run went on by itself: random, seed " + seed + "."),
                run.notes().toString());
            lengths.add(run.events());
            ReplaySummary again = Recorded.replay(own, ReplayOptions.defaults());
            assertTrue(again.reproduced(), again.toJson());
            assertEquals(run.events(), again.events());
            assertEquals(String.valueOf(run.failure()), String.valueOf(again.failure()));
            assertEquals(List.of(), again.notes());
        }
        assertTrue(lengths.size() > 1, lengths.toString());
    }

    @Test
    void a_replay_that_is_ended_after_its_failure_has_shown_it() {
        CampaignOptions once = CampaignOptions.defaults().withRuns(1).with(CampaignOption.SCHEDULER, "random");
        try (Campaign campaign = Campaign.create(folder.resolve("server"), Sample.of("LeavesServer"), once)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Path failing = Objects.requireNonNull(campaign.failures().get(0).trace());
            ReplaySummary replay = Recorded.replay(failing, ReplayOptions.defaults());
            assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
            assertTrue(replay.notes().stream().anyMatch(note -> note.contains("a second after its failure")),
                replay.notes().toString());
        }
    }
}
