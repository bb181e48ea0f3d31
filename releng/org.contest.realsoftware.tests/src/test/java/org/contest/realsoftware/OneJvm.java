/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.contest.agent.jars.AgentJars;

/** Runs a program of this project in a JVM of its own, with agents and little else on its class path. */
final class OneJvm {

    private static final int LIMIT_SECONDS = 60;

    private OneJvm() {
    }

    /** The argument for our agent. */
    static String agent(String options) {
        return "-javaagent:" + AgentJars.agent() + "=" + options;
    }

    /** The jar of the test's class path with such a name. */
    static String jar(String pattern) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(path -> Path.of(path).getFileName().toString().matches(pattern)).findFirst().orElseThrow();
    }

    /** What it printed; it has to end with the exit code. */
    static String run(Path folder, int exit, List<String> agents, String moreClassPath, Class<?> program,
        String... arguments) throws Exception {
        Path own = Path.of(program.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xbootclasspath/a:" + AgentJars.boot());
        command.addAll(agents);
        command.addAll(List.of("-cp", own + File.pathSeparator + moreClassPath, program.getName()));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out.txt");
        Process process =
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
        boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly().waitFor();
        String text = Files.readString(out);
        assertTrue(ended, () -> "did not end:\n" + text);
        assertEquals(exit, process.exitValue(), text);
        return text;
    }
}
