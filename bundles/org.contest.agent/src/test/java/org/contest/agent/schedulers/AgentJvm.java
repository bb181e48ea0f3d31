/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A JVM with the agent, which controls the threads of many runs; its program prints what it found, a line for each. */
final class AgentJvm {

    private static final int MOST_SECONDS = 400;

    private final Path work;
    private final Class<?> main;
    private final List<String> options = new ArrayList<>();
    private final List<String> arguments = new ArrayList<>();

    /** A JVM for a main class of the tests. */
    AgentJvm(Path work, Class<?> main) {
        this.work = work;
        this.main = main;
    }

    /** One more option of the JVM. */
    AgentJvm option(String option) {
        options.add(option);
        return this;
    }

    /** One more argument of the program. */
    AgentJvm argument(Object argument) {
        arguments.add(argument.toString());
        return this;
    }

    /** Runs it; the lines that begin with {@code mark} and a tab. */
    List<String> lines(String mark) throws Exception {
        Path output = work.resolve("output");
        Process process = new ProcessBuilder(command()).redirectErrorStream(true).redirectOutput(output.toFile())
            .start();
        boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly().waitFor();
        List<String> lines = Files.readAllLines(output);
        List<String> marked = lines.stream().filter(line -> line.startsWith(mark + '\t')).toList();
        if (!ended || process.exitValue() != 0) {
            throw new IllegalStateException(main.getSimpleName() + (ended ? " failed" : " did not end") + " after "
                + marked.size() + " lines: " + String.join("\n", lines.subList(marked.size(), lines.size())));
        }
        return marked;
    }

    private List<String> command() throws Exception {
        Path jars = Path.of(System.getProperty("contest.agent.jars"));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-XX:ActiveProcessorCount=4", "-Xbootclasspath/a:" + jars.resolve("contest-boot.jar"),
            "-javaagent:" + jars.resolve("contest-agent.jar") + "=control=true;harness=true;sites="
                + work.resolve("sites") + ";cache=" + Path.of("target", "instrumented").toAbsolutePath(),
            "-cp", Path.of(main.getProtectionDomain().getCodeSource().getLocation().toURI()).toString(),
            main.getName()));
        command.addAll(arguments);
        return command;
    }
}
