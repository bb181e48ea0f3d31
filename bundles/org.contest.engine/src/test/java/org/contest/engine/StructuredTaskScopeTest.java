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
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.tools.ToolProvider;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunExecutors;
import org.contest.engine.exec.RunLimit;
import org.contest.engine.exec.RunTask;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads of structured task scopes, a preview of JDK 25: their flock counts them, and wakes the owner. */
class StructuredTaskScopeTest {

    private static final int JDK = 25;
    private static final int SEEDS = 10;

    @TempDir
    private Path folder;

    @BeforeEach
    void compile() throws IOException {
        assumeTrue(Runtime.version().feature() == JDK, "the preview is another one in other JDKs");
        for (String name : List.of("Scopes", "RacyScope")) {
            Path source = folder.resolve(name + ".java");
            try (InputStream text = getClass().getResourceAsStream(name + ".txt")) {
                Files.copy(text, source);
            }
            assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none",
                "-Xlint:preview", "--enable-preview", "--release", String.valueOf(JDK), "-d", folder.toString(),
                source.toString()));
        }
    }

    private ProgramSpec program(String name, String... vm) {
        return ProgramSpec.of(List.of(folder), name, List.of()).withWorkingDirectory(folder)
            .withVmArguments(List.of(vm));
    }

    @ParameterizedTest
    @ValueSource(strings = {"continuation", "os"})
    void a_correct_program_never_fails_and_stays_under_control(String baton) {
        ProgramSpec scopes = program("Scopes", "--enable-preview", "-Dcontest.baton=" + baton);
        try (RunExecutor jvm = RunExecutors.create("in-process", scopes, new RunLimit(Duration.ofSeconds(20)))) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                RunOptions options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SCHEDULER, "random")
                    .with(Key.SEED, seed);
                RunResult result = jvm.execute(new RunTask(seed, options, folder.resolve("output.txt")),
                    Cancellation.NEVER).result();
                assertNotNull(result);
                assertEquals(List.of(), result.failures());
                assertEquals("controlled", result.control(), result.notes().toString());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"random, in-process", "random, fork", "noise, in-process"})
    void a_lost_update_between_subtasks_is_found_and_comes_again(String scheduler, String mode) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(7).withRuns(200)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.MODE, mode);
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program("RacyScope", "--enable-preview"),
            options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Path trace = campaign.failures().get(0).trace();
            assertNotNull(trace);
            assertEquals(Outcome.SAME_FAILURE, Recorded.replay(trace, ReplayOptions.defaults()).outcome());
        }
    }

    @Test
    void a_passing_run_of_free_threads_is_followed_to_its_end() {
        CampaignOptions options = CampaignOptions.defaults().withSeed(11).withRuns(1)
            .with(CampaignOption.SCHEDULER, "noise").with(CampaignOption.MODE, "fork");
        Path directory = folder.resolve("x");
        try (Campaign campaign = Campaign.create(directory, program("Scopes", "--enable-preview"), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 1);
        }
        ReplaySummary replay = Recorded.replay(directory.resolve("traces/run-1.trace"), ReplayOptions.defaults());
        assertEquals(Outcome.NO_FAILURE, replay.outcome(), replay.toJson());
    }
}
