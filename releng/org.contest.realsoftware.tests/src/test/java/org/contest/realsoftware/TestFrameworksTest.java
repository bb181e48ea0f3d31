/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.contest.engine.Campaign;
import org.contest.engine.Replay;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.model.RunRow;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Test frameworks other than JUnit, which bring threads of their own. */
class TestFrameworksTest {

    private static final int RUNS = 4;

    @TempDir
    private Path folder;

    private Campaign campaign(String test, String mode, int runs) throws IOException {
        ProgramSpec program =
            ProgramSpec.junit(ZooPrograms.compile(folder.resolve("classes"), "tests/" + test), List.of(test))
                .withWorkingDirectory(folder);
        return Campaign.create(folder.resolve("x.contest"), program, CampaignOptions.defaults().withSeed(1)
            .withRuns(runs).with(CampaignOption.MODE, mode).with(CampaignOption.SCHEDULER, "random"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"in-process", "fork"})
    void tests_that_testng_orders_pass_without_a_finding(String mode) throws IOException {
        try (Campaign campaign = campaign("TestNgPools", mode, RUNS)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(Collections.nCopies(RUNS, RunRow.PASSED),
                campaign.runs().stream().map(RunRow::outcome).toList(), () -> campaign.summary().toJson());
            assertEquals(List.of(), campaign.findings());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"in-process", "fork"})
    void what_threads_of_testng_lose_is_found_and_replayed(String mode) throws IOException {
        try (Campaign campaign = campaign("TestNgRace", mode, 40)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            FailureRow failure = campaign.failures().get(0);
            assertTrue(failure.message().startsWith("sum: expected [2] but found [1]"), failure.message());
            ReplaySummary replay =
                Replay.run(Objects.requireNonNull(failure.trace()), ReplayOptions.defaults(), Cancellation.NEVER);
            assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        }
    }
}
