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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunExecutors;
import org.contest.engine.exec.RunLimit;
import org.contest.engine.exec.RunTask;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program asked its environment is answered the same in a replay in another JVM. */
class EnvironmentReplayTest {

    private static final int RUNS = 2;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"random, in-process, fork", "random, fork, in-process", "noise, in-process, fork", "noise, fork, fork"})
    void a_program_prints_the_same_again(String scheduler, String recording, String replaying) throws IOException {
        Path campaign = recorded(scheduler, recording);
        RecordedRun recorded = RecordedRun.of(campaign.resolve("traces/run-" + RUNS + ".trace"));
        RunOptions told = recorded.replayOptions(ReplayOptions.defaults());
        Path output = folder.resolve("output.txt");
        try (RunExecutor jvm =
            RunExecutors.create(replaying, recorded.program(), new RunLimit(Duration.ofSeconds(20)))) {
            RunResult result = jvm.execute(new RunTask(1, told, output), Cancellation.NEVER).result();
            assertNotNull(result);
            assertNull(result.divergence(), String.valueOf(result.divergence()));
        }
        List<String> before = Files.readAllLines(campaign.resolve("output/run-" + RUNS + ".txt"));
        assertEquals(String.join("\n", before), String.join("\n", Files.readAllLines(output)));
        assertEquals("no random UUID = [" + UUID.nameUUIDFromBytes(new byte[] {1}) + "]", before.get(6));
        List<String> other = Files.readAllLines(campaign.resolve("output/run-1.txt"));
        for (int line = 0; line < 6; line++) {
            assertNotEquals(other.get(line), before.get(line), "the environment of two runs");
        }
    }

    private Path recorded(String scheduler, String mode) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(RUNS)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.MODE, mode);
        Path directory = folder.resolve("x");
        ProgramSpec program = Programs.of(List.of(Recorded.PROGRAMS),
            "org.contest.testprograms.success.EnvironmentAsked", List.of());
        try (Campaign campaign = Campaign.create(directory, program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
        }
        return directory;
    }
}
