/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** No program of the folder {@code success} fails under a controlled scheduler: no false alarm. */
class CorrectProgramsTest {

    private static final int RUNS = 25;
    private static final long MILLIS = 1_000;
    private static final String PACKAGE = "org.contest.testprograms.success.";

    @TempDir
    private static Path work;

    @TestFactory
    Stream<DynamicTest> a_correct_program_never_fails() throws Exception {
        LaboratoryJvm laboratory = new LaboratoryJvm(work, 1).within(MILLIS);
        for (String program : programs()) {
            for (String scheduler : List.of("random", "pct", "pos", "surw")) {
                laboratory.search("contest.testprograms", PACKAGE + program, scheduler, RUNS);
            }
        }
        return laboratory.run().stream().map(found -> dynamicTest(found.command() + ", " + found.scheduler(),
            () -> assertEquals(0, found.run(), found.kind() + " " + found.type())));
    }

    private static List<String> programs() throws IOException {
        Path folder =
            Path.of(System.getProperty("contest.testprograms")).resolve(PACKAGE.replace('.', '/'));
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.equals("package-info.class"))
                .map(name -> name.substring(0, name.length() - ".class".length())).sorted().toList();
        }
    }
}
