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
import java.util.Collections;
import java.util.List;
import java.util.Objects;
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
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.RunRow;
import org.contest.protocol.Failure;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;

/** Campaigns that leave a failing run behind, for tests of replays; and what tests of correct programs ask. */
final class Recorded {

    static final Path PROGRAMS = Path.of(System.getProperty("contest.testprograms"));
    private static final String FAIL = "org.contest.testprograms.fail.";

    private Recorded() {
    }

    /** The trace of the first failing run of a test program under the random scheduler. */
    static Path failing(Path directory, String program) {
        return failing(directory, Programs.of(List.of(PROGRAMS), FAIL + program, List.of()), "random");
    }

    /** The trace of the first failing run of a test program under a scheduler. */
    static Path failing(Path directory, String program, String scheduler) {
        return failing(directory, Programs.of(List.of(PROGRAMS), FAIL + program, List.of()), scheduler);
    }

    /** The trace of the first failing run of a program under a scheduler. */
    static Path failing(Path directory, ProgramSpec program, String scheduler) {
        return failing(directory, program, scheduler, "in-process");
    }

    /** The trace of the first failing run of a test program under noise, each run in a JVM of its own. */
    static Path failingFork(Path directory, String program) {
        return failing(directory, Programs.of(List.of(PROGRAMS), FAIL + program, List.of()), "noise", "fork");
    }

    /** The same, in a JVM for all runs or one for each. */
    static Path failing(Path directory, ProgramSpec program, String scheduler, String mode) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(200)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.MODE, mode);
        try (Campaign campaign = Campaign.create(directory, program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return Objects.requireNonNull(campaign.failures().get(0).trace());
        }
    }

    /** A campaign has so many runs, and each of them passed: a failure that does not count is one, too. */
    static void allPassed(Campaign campaign, int runs) {
        assertEquals(Collections.nCopies(runs, RunRow.PASSED), campaign.runs().stream().map(RunRow::outcome).toList(),
            () -> campaign.summary().toJson());
    }

    /** A replay as the options ask for. */
    static ReplaySummary replay(Path trace, ReplayOptions options) {
        return Replay.run(trace, options, Cancellation.NEVER);
    }

    /** The failure of a trace comes again in a JVM of its own, and {@code times} in one JVM. */
    static void comesAgain(Path trace, int times) {
        ReplaySummary alone = replay(trace, ReplayOptions.defaults());
        assertEquals(ReplaySummary.Outcome.SAME_FAILURE, alone.outcome(), alone.toJson());
        RecordedRun recorded = RecordedRun.of(trace);
        RunOptions told = recorded.replayOptions(ReplayOptions.defaults());
        Path output = trace.resolveSibling("output.txt");
        try (RunExecutor jvm =
            RunExecutors.create("in-process", recorded.program(), new RunLimit(Duration.ofSeconds(10)))) {
            for (int i = 1; i <= times; i++) {
                RunResult result = jvm.execute(new RunTask(i, told, output), Cancellation.NEVER).result();
                assertNotNull(result);
                assertNull(result.divergence(), String.valueOf(result.divergence()));
                assertEquals(recorded.signatures(), result.failures().stream().map(Failure::signature).toList());
                assertEquals(List.of(), result.notes());
            }
        }
    }
}
