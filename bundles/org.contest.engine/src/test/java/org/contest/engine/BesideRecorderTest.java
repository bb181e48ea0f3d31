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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunExecutors;
import org.contest.engine.exec.RunLimit;
import org.contest.engine.exec.RunTask;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The flight recorder of the JVM goes on beside a program: its threads are none of the run's, its looks no events. */
class BesideRecorderTest {

    private static final int RUNS = 3;
    private static final int SECONDS = 30;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"in-process, random, true, controlled", "fork, random, true, controlled",
        "in-process, noise, false, free", "fork, noise, false, free"})
    void a_recorder_changes_nothing(String mode, String scheduler, boolean controls, String control)
        throws IOException {
        Path output = folder.resolve("output.txt");
        ProgramSpec program = Sample.of("LeavesCounter")
            .withVmArguments(List.of("-XX:StartFlightRecording:settings=profile,dumponexit=false"));
        try (RunExecutor jvm = RunExecutors.create(mode, program, new RunLimit(Duration.ofSeconds(SECONDS)))) {
            for (int seed = 1; seed <= RUNS; seed++) {
                RunOptions options = RunOptions.defaults().with(Key.CONTROL, controls)
                    .with(Key.SCHEDULER, scheduler).with(Key.SEED, seed);
                RunResult result = jvm
                    .execute(new RunTask(seed, options, output), Cancellation.NEVER).result();
                assertNotNull(result);
                assertEquals(List.of(), result.failures());
                assertEquals(control, result.control(), () -> result.notes().toString());
                assertFalse(Files.exists(output) && Files.readString(output).contains("StackOverflowError"));
            }
        }
    }
}
