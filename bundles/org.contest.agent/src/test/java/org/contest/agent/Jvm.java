/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.contest.protocol.RunResult;

/** Runs a program in a JVM of its own, plain or under the agent. */
record Jvm(Path home, Path work, List<Path> more) {

    /** Most of the time of a short program went into compiling it well. */
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    Jvm(Path home, Path work) {
        this(home, work, List.of());
    }

    /** Half of the time of a short program went into instrumenting the same classes of the JDK. */
    private static final Path CACHE = Path.of("target", "instrumented").toAbsolutePath();

    /** What a process did. */
    record Outcome(int exit, String output, RunResult result) {
    }

    /** The JDK that runs the test, and an installed JDK 17. */
    static List<Path> homes() throws IOException {
        List<Path> homes = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
        Path installed = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(installed)) {
            try (Stream<Path> all = Files.list(installed)) {
                all.filter(home -> !Files.isSymbolicLink(home) && home.getFileName().toString().contains("17")
                    && Files.isExecutable(home.resolve("bin/java"))).sorted().limit(1).forEach(homes::add);
            }
        }
        return homes;
    }

    /** The samples are compiled for the oldest JDK that runs them. */
    private String classPath() throws IOException {
        Path samples = Files.createDirectories(work.resolve("samples"));
        if (!Files.exists(samples.resolve("samples"))) {
            List<String> arguments = new ArrayList<>(List.of("--release", "17", "-d", samples.toString()));
            try (Stream<Path> sources = Files.list(Path.of("src/test/java/samples"))) {
                sources.map(Path::toString).forEach(arguments::add);
            }
            if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
                throw new IllegalStateException("The samples do not compile.");
            }
        }
        String own = samples + ":" + System.getProperty("contest.testprograms");
        return Stream.concat(Stream.of(own), more.stream().map(Path::toString)).collect(Collectors.joining(":"));
    }

    Outcome plain(String... program) throws Exception {
        return plain(onClassPath(program));
    }

    Outcome underAgent(String options, String... program) throws Exception {
        return underAgent(options, onClassPath(program));
    }

    private List<String> onClassPath(String... program) throws IOException {
        return Stream.concat(Stream.of("-cp", classPath()), Stream.of(program)).toList();
    }

    /** The command behind {@code java}, as it is. */
    Outcome plain(List<String> arguments) throws Exception {
        return run(List.of(), arguments);
    }

    /** Runs a program under the agent, with what other JVMs have instrumented unless the options name a cache. */
    Outcome underAgent(String options, List<String> arguments) throws Exception {
        Path jars = Path.of(System.getProperty("contest.agent.jars"));
        return run(List.of("-Xverify:all", "-Xbootclasspath/a:" + jars.resolve("contest-boot.jar"),
            "-javaagent:" + jars.resolve("contest-agent.jar") + "=result=" + work.resolve("result.txt")
                + (options.contains("cache=") ? "" : ";cache=" + CACHE) + ";" + options),
            arguments);
    }

    private Outcome run(List<String> options, List<String> arguments) throws Exception {
        Path result = work.resolve("result.txt");
        Files.deleteIfExists(result);
        List<String> command = new ArrayList<>(List.of(home.resolve("bin/java").toString()));
        command.addAll(SHORT_LIVED);
        command.addAll(options);
        command.addAll(arguments);
        Path output = work.resolve("output.txt");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile())
            .start();
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        String text =
            Files.readString(output).lines().filter(line -> !line.contains("OpenJDK 64-Bit Server VM warning"))
                .reduce("", (a, b) -> a + b + "\n");
        return new Outcome(process.exitValue(), text, Files.exists(result) ? RunResult.read(result) : null);
    }
}
