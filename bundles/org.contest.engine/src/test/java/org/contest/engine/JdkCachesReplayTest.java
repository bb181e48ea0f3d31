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
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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

/** What the JDK keeps, filled by earlier runs of one JVM, is empty in a new one; and locks of the JDK are modelled. */
class JdkCachesReplayTest {

    private static final int RUNS = 3;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"ReflectedCalls, in-process, fork", "ReflectedCalls, fork, in-process", "Loopback, in-process, fork",
        "GroupedConcurrently, in-process, fork", "GroupedConcurrently, fork, in-process",
        "LibrariesFirstUsed, in-process, fork", "LibrariesFirstUsed, fork, in-process",
        "ServicesFirstUsed, in-process, fork", "ServicesFirstUsed, fork, in-process"})
    void no_event_comes_or_is_missing_in_a_replay_elsewhere(String program, String recording, String replaying) {
        RecordedRun recorded = RecordedRun.of(lastTrace(program, recording));
        RunOptions told = recorded.replayOptions(ReplayOptions.defaults());
        try (RunExecutor jvm =
            RunExecutors.create(replaying, recorded.program(), new RunLimit(Duration.ofSeconds(20)))) {
            for (int run = 1; run <= 2; run++) {
                RunResult result =
                    jvm.execute(new RunTask(run, told, folder.resolve("output.txt")), Cancellation.NEVER).result();
                assertNotNull(result);
                assertNull(result.divergence(), String.valueOf(result.divergence()));
                assertEquals(List.of(), result.failures());
                assertEquals(List.of(), result.notes().stream().filter(note -> note.contains("left out")).toList());
            }
        }
    }

    private Path lastTrace(String program, String mode) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(RUNS)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MODE, mode);
        Path directory = folder.resolve("x");
        ProgramSpec spec = Programs.of(List.of(Recorded.PROGRAMS),
            "org.contest.testprograms.success." + program, List.of());
        try (Campaign campaign = Campaign.create(directory, spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
        }
        return directory.resolve("traces/run-" + RUNS + ".trace");
    }
}
