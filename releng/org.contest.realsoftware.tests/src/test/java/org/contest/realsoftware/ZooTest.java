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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.contest.engine.Campaign;
import org.contest.engine.Replay;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.model.RunRow;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fast part of the zoo: correct programs pass, the bug of an old release is found, and both replay. */
class ZooTest {

    private static final int RUNS = 4;

    @TempDir
    private Path folder;

    private ProgramSpec program(String name) throws IOException {
        return ProgramSpec.of(ZooPrograms.compile(folder.resolve("classes"), name), name, List.of())
            .withWorkingDirectory(folder);
    }

    @ParameterizedTest
    @CsvSource({"CaffeineCache, 0", "CommonsPool2, 0", "LmdbTransactions, 0", "BugCollectionsFast, 1"})
    void it_passes_or_fails_as_it_should_and_replays(String name, int failures) throws IOException {
        Path directory = folder.resolve("x.contest");
        int runs;
        try (Campaign campaign = Campaign.create(directory, program(name), options(failures).withSeed(7))) {
            runs = outcomes(campaign, failures).size();
        }
        Path trace = Replay.traceOf(directory, failures == 0 ? 1 : runs); // a schedule is kept once
        assertNotNull(trace);
        for (int i = 0; i < 2; i++) {
            ReplaySummary replay = Replay.run(trace, ReplayOptions.defaults(), Cancellation.NEVER);
            assertEquals(failures == 0 ? Outcome.NO_FAILURE : Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        }
    }

    @ParameterizedTest
    @EnabledForJreRange(min = JRE.JAVA_22)
    @CsvSource({"NativeMutex, in-process, 0", "NativeMutex, fork, 0", "LostInCopies, in-process, 1",
        "LostInCopies, fork, 1", "LostInJna, in-process, 1"})
    void threads_meet_in_native_code(String name, String mode, int failures) throws IOException {
        CampaignOptions options = options(failures).withSeed(3).with(CampaignOption.MODE, mode);
        ProgramSpec program = program(name).withVmArguments(List.of("--enable-native-access=ALL-UNNAMED"));
        try (Campaign campaign = Campaign.create(folder.resolve("x.contest"), program, options)) {
            List<String> outcomes = outcomes(campaign, failures);
            assertTrue(campaign.findings().isEmpty(), () -> campaign.summary().toJson());
            assertEquals(Collections.nCopies(outcomes.size() - failures, RunRow.PASSED),
                outcomes.subList(0, outcomes.size() - failures));
        }
    }

    private static CampaignOptions options(int failures) {
        return CampaignOptions.defaults().withRuns(failures == 0 ? RUNS : 40)
            .with(CampaignOption.STOP_ON, "failure").with(CampaignOption.SCHEDULER, "random");
    }

    /** Runs a campaign, which fails so often. Returns the outcomes of its runs. */
    private static List<String> outcomes(Campaign campaign, int failures) {
        campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        List<String> outcomes = campaign.runs().stream().map(RunRow::outcome).toList();
        assertEquals(failures, campaign.failures().size(), () -> campaign.summary().toJson());
        if (failures == 0) {
            assertEquals(Collections.nCopies(RUNS, RunRow.PASSED), outcomes, () -> campaign.summary().toJson());
        }
        return outcomes;
    }
}
