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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that end their JVM, with real JVMs. */
class ExitCodeTest {

    private static final ProgramSpec PROGRAM = Programs.of(
        List.of(Path.of(System.getProperty("contest.testprograms"))), "org.contest.testprograms.fail.ExitRace",
        List.of());

    @TempDir
    private Path folder;

    private static CampaignOptions options(String mode) {
        return CampaignOptions.defaults().withSeed(3).withRuns(60).with(CampaignOption.MODE, mode)
            .with(CampaignOption.SCHEDULER, "random");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void a_program_that_exits_with_another_code_fails_where_it_did(String mode) {
        try (Campaign campaign = Campaign.create(folder, PROGRAM, options(mode))) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(CampaignSummary.Verdict.FAILED, summary.verdict(), summary.toJson());
            FailureRow failure = campaign.failures().get(0);
            assertTrue(failure.signature().startsWith("exit 3 | org.contest.testprograms.fail.ExitRace.main("),
                failure.signature());
            ReplaySummary replay = Replay.run(failure.trace(), ReplayOptions.defaults(), Cancellation.NEVER);
            assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void the_exit_code_that_is_expected_is_no_failure(String mode) {
        try (Campaign campaign = Campaign.create(folder, PROGRAM,
            options(mode).with(CampaignOption.EXIT_CODE, "3").with(CampaignOption.STOP_ON, "never").withRuns(8))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertTrue(campaign.failures().stream().allMatch(f -> f.signature().startsWith("exit 0")),
                campaign.failures().toString());
            assertEquals(8, campaign.runs().size());
        }
    }
}
