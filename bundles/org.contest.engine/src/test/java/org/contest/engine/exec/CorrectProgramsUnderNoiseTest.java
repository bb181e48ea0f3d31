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
import org.contest.engine.Sample;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No run of a program of the folder {@code success} fails when its threads are free and delayed, in one JVM for all: no
 * false alarm, not even one that a replay would not confirm.
 */
class CorrectProgramsUnderNoiseTest {

    private static final Path PROGRAMS = Path.of(System.getProperty("contest.testprograms"));
    private static final String PACKAGE = "org.contest.testprograms.success.";
    private static final int SEEDS = 3;

    @TempDir
    private static Path folder;
    private static RunExecutor jvm;
    private static int runs;

    @BeforeAll
    static void startJvm() {
        ProgramSpec sample = Sample.of("RunsProgram", folder.resolve("program").toString());
        ProgramSpec spec = Programs.of(List.of(PROGRAMS, sample.classPath().get(0)), sample.mainClass(),
            sample.arguments());
        jvm = RunExecutors.create("in-process", spec, new RunLimit(Duration.ofSeconds(10)));
    }

    @AfterAll
    static void endJvm() {
        jvm.close();
    }

    static List<String> programs() throws IOException {
        try (Stream<Path> files = Files.list(PROGRAMS.resolve(PACKAGE.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.equals("package-info.class"))
                .map(name -> name.substring(0, name.length() - ".class".length())).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("programs")
    void a_correct_program_never_fails(String program) throws IOException {
        Files.writeString(folder.resolve("program"), PACKAGE + program);
        for (int seed = 1; seed <= SEEDS; seed++) {
            RunOptions options = RunOptions.defaults().with(Key.SCHEDULER, "noise").with(Key.SEED, seed)
                .with(Key.RECORD, "full");
            RunResult result = jvm.execute(new RunTask(++runs, options, folder.resolve("output.txt")),
                Cancellation.NEVER).result();
            assertNotNull(result, "seed " + seed);
            assertEquals(List.of(), result.failures(), "seed " + seed);
        }
    }
}
