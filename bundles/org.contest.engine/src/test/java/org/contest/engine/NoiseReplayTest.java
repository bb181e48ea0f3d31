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

import java.nio.file.Path;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
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
        Recorded.comesAgain(trace, REPLAYS);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"ConnectionOrder", "VirtualConnections", "TimedConnections", "ProcessOrder"})
    void a_failure_of_threads_that_wait_for_each_other_in_the_system_comes_again(String program) {
        Path trace = Recorded.failing(folder.resolve("x"), Sample.of(program), "noise", "fork");
        for (int i = 0; i < 3; i++) {
            ReplaySummary replay = Recorded.replay(trace, ReplayOptions.defaults());
            assertEquals(ReplaySummary.Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        }
    }
}
