/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.contest.agent.generated.ProgramSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hundreds of generated programs log the same values, exceptions and stack traces plain and under the agent. */
class DifferentialTest {

    private static final int PROGRAMS = Integer.getInteger("contest.differential.programs", 300);
    private static final long SEED = Long.getLong("contest.differential.seed", 20260801);

    @TempDir
    private static Path work;

    private static Jvm jvm;
    private static Jvm.Outcome plain;

    @BeforeAll
    static void runs_plain() throws Exception {
        jvm = new Jvm(Path.of(System.getProperty("java.home")), work, List.of(compiled()));
        plain = jvm.plain("generated.All");
        assertEquals(0, plain.exit(), plain.output());
    }

    private static Path compiled() throws IOException {
        Path sources = Files.createDirectories(work.resolve("sources"));
        List<String> arguments = new ArrayList<>(List.of("--release", "17", "-g", "-nowarn", "-proc:none",
            "-XDstringConcat=inline", "-d", work.resolve("classes").toString()));
        List<String> names = new ArrayList<>();
        for (int i = 0; i < PROGRAMS; i++) {
            names.add("P" + i);
            arguments.add(written(sources, "P" + i, ProgramSource.of("P" + i, SEED + i)));
        }
        for (String name : List.of("Base", "Shape", "Problem", "Log")) {
            arguments.add(written(sources, name, ProgramSource.common(name)));
        }
        arguments.add(written(sources, "All", ProgramSource.all(names)));
        assertEquals(0,
            ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
        return work.resolve("classes");
    }

    private static String written(Path folder, String name, String source) throws IOException {
        return Files.writeString(folder.resolve(name + ".java"), source).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"control=true;scheduler=random;seed=7", "scheduler=none;record=full"})
    void generated_programs_do_the_same_under_the_agent(String options) throws Exception {
        Jvm.Outcome seen = jvm.underAgent(options + ";trace=" + work.resolve("t"), "generated.All");
        List<String> expected = expected(options.startsWith("control"));
        List<String> actual = seen.output().lines().toList();
        String program = "";
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            program = expected.get(i).matches("P\\d+") ? expected.get(i) : program;
            assertEquals(expected.get(i), actual.get(i), program + ", line " + (i + 1));
        }
        assertEquals(expected.size(), actual.size());
        assertEquals(plain.exit(), seen.exit());
        assertEquals(List.of(), seen.result().health().failed());
        assertTrue(seen.result().totalEvents() > PROGRAMS * 100L, seen.result().totalEvents() + " events");
    }

    /** A modelled monitor does not know the name of what is null (docs/decisions/003). */
    private static List<String> expected(boolean model) {
        Stream<String> lines = plain.output().lines();
        return (model ? lines.map(line -> line.replaceFirst("(synchronized block) because \"[^\"]*\" is null", "$1"))
            : lines).toList();
    }
}
