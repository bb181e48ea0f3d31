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
import org.contest.protocol.Failure;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures of free-running threads under noise, recorded in full: each comes again every time. */
class NoiseReplayTest {

    private static final int REPLAYS = 25;

    @TempDir
    private Path folder;

    @Test
    void what_the_jvm_does_at_its_end_is_not_in_the_trace() {
        Path trace = Recorded.failingFork(folder.resolve("x"), "ExitCode");
        assertEquals(ReplaySummary.Outcome.SAME_FAILURE, Recorded.replay(trace, ReplayOptions.defaults()).outcome());
    }

    @ParameterizedTest
    @ValueSource(strings = {"VolatileIncrement", "HashMapRace", "KeysByIdentity", "VectorContainsThenAdd",
        "ParallelStreamRace"})
    void a_failure_under_noise_comes_again_in_every_replay(String program) {
        Path trace = Recorded.failing(folder.resolve("x"), program, "noise");
        assertEquals(ReplaySummary.Outcome.SAME_FAILURE, Recorded.replay(trace, ReplayOptions.defaults()).outcome());
        RecordedRun recorded = RecordedRun.of(trace);
        RunOptions told = recorded.replayOptions(ReplayOptions.defaults());
        try (RunExecutor jvm =
            RunExecutors.create("in-process", recorded.program(), new RunLimit(Duration.ofSeconds(10)))) {
            for (int i = 1; i <= REPLAYS; i++) {
                RunResult result =
                    jvm.execute(new RunTask(i, told, folder.resolve("output.txt")), Cancellation.NEVER).result();
                assertNotNull(result);
                assertNull(result.divergence(), String.valueOf(result.divergence()));
                assertEquals(recorded.signatures(), result.failures().stream().map(Failure::signature).toList());
                assertEquals(List.of(), result.notes());
            }
        }
    }
}
