/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.contest.agent.jars.AgentJars;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.HarnessWire;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/** Builds the command lines of the JVMs that run the program. */
public final class JavaCommand {

    /**
     * What the program sees of the machine, unless its own VM arguments say otherwise: pools and streams are as wide
     * on every machine, so that their races are found and a trace replays anywhere.
     */
    private static final int PROCESSORS = 4;
    /** A failure is known by its frames, also where compiled code has thrown the exception often. */
    private static final String ALL_STACKS = "-XX:-OmitStackTraceInFastThrow";
    /** As test runners have it; arguments of the program come later and may say otherwise. */
    private static final String ASSERTIONS = "-ea";
    /** A virtual thread that waits, for its turn or in the system, may keep its carrier: the next needs another one. */
    private static final List<String> CARRIERS =
        List.of("-Djdk.virtualThreadScheduler.parallelism=256", "-Djdk.virtualThreadScheduler.maxPoolSize=256");

    private JavaCommand() {
    }

    /** The {@code java} of a JRE. */
    public static Path java(Path javaHome) {
        Path java = tool(javaHome, "java");
        if (!Files.isExecutable(java)) {
            throw EngineException.user("There is no Java runtime in " + javaHome
                + ": it has no bin/java. Name the home of a JDK or JRE, 17 or later.");
        }
        return java;
    }

    /** A tool of a JDK, whether it is there or not. */
    static Path tool(Path javaHome, String name) {
        boolean windows = File.separatorChar == '\\';
        return javaHome.resolve("bin").resolve(windows ? name + ".exe" : name);
    }

    /**
     * The program under the agent.
     *
     * @param vmArguments of this run, beside those of the program
     */
    public static ProcessSpec program(ProgramSpec program, RunOptions options, List<String> vmArguments) {
        List<String> vm = agentArguments(program, options, vmArguments);
        return spec(program, vm, classPath(program), program.start(), program.arguments());
    }

    /** The harness under the agent, for many runs in one JVM. */
    static ProcessSpec harness(ProgramSpec program, RunOptions options, List<String> vmArguments,
        List<String> arguments) {
        List<String> vm = agentArguments(program, options, vmArguments);
        return spec(program, vm, List.of(AgentJars.harness()), List.of(HarnessWire.MAIN), arguments);
    }

    /** The class path of the program, with the harness and what JUnit lacks where that runs its tests. */
    static List<Path> classPath(ProgramSpec program) {
        List<Path> path = new ArrayList<>(program.classPath());
        if (program.isJUnit()) {
            path.addAll(JUnitParts.missing(program.classPath()));
            path.add(AgentJars.harness());
        }
        return path;
    }

    private static List<String> agentArguments(ProgramSpec program, RunOptions options, List<String> vmArguments) {
        List<String> vm = new ArrayList<>(List.of("-XX:ActiveProcessorCount=" + PROCESSORS, ALL_STACKS, ASSERTIONS));
        vm.addAll(QuickStart.LATE_OPTIMIZATION);
        if (options.isTrue(Key.CONTROL)) {
            vm.addAll(CARRIERS);
        }
        vm.addAll(program.vmArguments());
        vm.addAll(vmArguments);
        FastStart.count(program.javaHome());
        vm.addAll(FastStart.arguments(program, vm));
        vm.add("-Xbootclasspath/a:" + AgentJars.boot());
        vm.add("-javaagent:" + AgentJars.agent() + "=" + FastStart.cached(options, program.vmArguments())
            .with(Key.HOME, HomeJars.of(program)).format());
        return vm;
    }

    /** The program as it is, without agent. */
    public static ProcessSpec plain(ProgramSpec program, List<String> vmArguments) {
        List<String> vm = new ArrayList<>(List.of(ASSERTIONS));
        vm.addAll(program.vmArguments());
        vm.addAll(vmArguments);
        return spec(program, vm, classPath(program), program.start(), program.arguments());
    }

    private static ProcessSpec spec(ProgramSpec program, List<String> vm, List<Path> classPath,
        List<String> start, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(java(program.javaHome()).toString());
        command.addAll(vm);
        if (!program.modulePath().isEmpty()) {
            command.add("--module-path");
            command.add(joined(program.modulePath()));
        }
        if (!classPath.isEmpty()) {
            command.add("-cp");
            command.add(joined(classPath));
        }
        command.addAll(start);
        command.addAll(arguments);
        return new ProcessSpec(command, vm, program.workingDirectory(), program.environment());
    }

    private static String joined(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
