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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Programs with windows, and without one where there is no display: the toolkit's threads wait in native code and are
 * none of the run's, and the thread that dispatches events waits out of sight.
 */
class WindowsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"random, in-process", "random, fork", "noise, fork"})
    void a_correct_program_passes_without_findings(String scheduler, String mode) {
        CampaignOptions options = options(scheduler, mode).withRuns(2).with(CampaignOption.STOP_ON, "never");
        try (Campaign campaign = Campaign.create(folder.resolve("x"), Sample.of("HandsOverToWindows"), options)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 2);
            assertEquals(List.of(), summary.findings().stream()
                .filter(row -> row.finding().kind() == FindingKind.DATA_RACE).toList());
        }
    }

    @Test
    void a_race_with_the_thread_that_dispatches_events_is_found_and_replays() {
        FailureRow failure = failure("CountsBesideWindows", options("random", "fork").withRuns(100));
        assertEquals("exception", failure.kind());
        ReplaySummary replay =
            Recorded.replay(Objects.requireNonNull(failure.trace()), ReplayOptions.defaults());
        assertEquals(ReplaySummary.Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
    }

    @Test
    void a_lock_that_is_held_around_invokeAndWait_is_a_hang() {
        FailureRow failure =
            failure("LocksAroundWindows", options("random", "fork").withRuns(1).with(CampaignOption.TIMEOUT, "2"));
        assertEquals("hang", failure.kind());
        assertFalse(failure.unconfirmed(), failure.message());
        assertTrue(failure.message().contains("(LocksAroundWindows.LOCK) held by"), failure.message());
    }

    private FailureRow failure(String program, CampaignOptions options) {
        try (Campaign campaign = Campaign.create(folder.resolve("x"), Sample.of(program), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return campaign.failures().get(0);
        }
    }

    private static CampaignOptions options(String scheduler, String mode) {
        return CampaignOptions.defaults().withSeed(7).with(CampaignOption.SCHEDULER, scheduler)
            .with(CampaignOption.MODE, mode);
    }
}
