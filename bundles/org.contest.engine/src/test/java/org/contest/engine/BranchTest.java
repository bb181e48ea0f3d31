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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.model.RunRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Behaviour generation, with real JVMs. */
class BranchTest {

    private static final Path PROGRAMS = Path.of(System.getProperty("contest.testprograms"));

    @TempDir
    private Path folder;

    private static CampaignOptions options() {
        return CampaignOptions.defaults().withSeed(1).with(CampaignOption.STOP_ON, "never")
            .with(CampaignOption.MODE, "in-process");
    }

    private Path passingTrace(ProgramSpec program) {
        try (Campaign campaign = Campaign.create(folder.resolve("recorded"), program,
            options().withRuns(20).with(CampaignOption.SCHEDULER, "random"))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return campaign.runs().stream().filter(run -> run.outcome().equals(RunRow.PASSED)).map(RunRow::trace)
                .filter(Objects::nonNull).findFirst().orElseThrow();
        }
    }

    @Test
    void a_passing_run_has_a_branch_that_fails_and_replays() {
        ProgramSpec program =
            Programs.of(List.of(PROGRAMS), "org.contest.testprograms.fail.CheckThenAct", List.of());
        Path passing = passingTrace(program);
        assertEquals(Outcome.NO_FAILURE, Replay.run(passing, ReplayOptions.defaults(), Cancellation.NEVER).outcome());
        try (Campaign branches =
            Campaign.create(folder.resolve("branches"), Replay.program(passing, ReplayOptions.Place.RECORDED),
                options().with(CampaignOption.BRANCH_FROM, passing))) {
            CampaignSummary summary = branches.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals("all branches were tried", summary.stopped());
            assertTrue(summary.failures() > 0, summary.toJson());
            RunRow run = branches.runs().get(0);
            assertEquals("branch", run.scheduler());
            assertTrue(run.configuration().matches("[a-z ]+ at event \\d+"), run.configuration());
            Path failing = branches.failures().get(0).trace();
            assertNotNull(failing);
            assertEquals(Outcome.SAME_FAILURE,
                Replay.run(failing, ReplayOptions.defaults(), Cancellation.NEVER).outcome());
        }
    }
}
