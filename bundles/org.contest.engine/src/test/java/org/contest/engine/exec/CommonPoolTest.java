/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.contest.engine.Programs;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A run ends while workers of the common pool live; the next run in the JVM finds the pool as if it were new. */
class CommonPoolTest {

    private static final int SEEDS = 20;

    @TempDir
    private Path folder;

    /** The JDK that runs the test, and those of version 17, whose pool registers workers under a lock. */
    static List<Path> homes() throws IOException {
        Stream<Path> own = Stream.of(Path.of(System.getProperty("java.home")));
        Path installed = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(installed)) {
            return own.toList();
        }
        try (Stream<Path> all = Files.list(installed)) {
            return Stream.concat(own, all.filter(home -> !Files.isSymbolicLink(home)
                && home.getFileName().toString().contains("17") && Files.isExecutable(home.resolve("bin/java")))
                .sorted().limit(1)).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("homes")
    void a_run_does_not_wait_for_a_worker_of_the_run_before(Path home) throws IOException {
        ProgramSpec spec = Programs.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.success.ParallelStreamSum", List.of()).withJavaHome(home);
        try (RunExecutor jvm = RunExecutors.create("in-process", spec, new RunLimit(Duration.ofSeconds(10)))) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                RunOptions options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SCHEDULER, "random")
                    .with(Key.SEED, seed);
                RunResult result = jvm.execute(new RunTask(seed, options, folder.resolve("output.txt")),
                    Cancellation.NEVER).result();
                assertNotNull(result);
                assertEquals(List.of(), result.failures(), "seed " + seed);
            }
        }
    }
}
