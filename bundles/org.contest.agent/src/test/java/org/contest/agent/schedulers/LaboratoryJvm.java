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

/** Starts a {@link Laboratory} in a JVM with the agent, and reads what it found. */
final class LaboratoryJvm {

    private static final int MOST_SECONDS = 150;

    private final Path work;
    private final List<String> arguments = new ArrayList<>();
    private final List<String> options = new ArrayList<>();

    /** {@code replays} of every failure found. */
    LaboratoryJvm(Path work, int replays) {
        this.work = work;
        arguments.add(work.toString());
        arguments.add(Integer.toString(replays));
    }

    /** Program threads are threads of the system, as in a forked JVM, and no continuations. */
    LaboratoryJvm onThreadsOfTheSystem() {
        options.add("-Dcontest.baton=os");
        return this;
    }

    /** One more search, of up to {@code most} runs; {@code classes} is the system property with the class folder. */
    LaboratoryJvm search(String classes, String command, String scheduler, int most) {
        arguments.addAll(List.of(System.getProperty(classes), command, scheduler, Integer.toString(most)));
        return this;
    }

    List<Found> run() throws Exception {
        Path jars = Path.of(System.getProperty("contest.agent.jars"));
        List<String> command = new ArrayList<>(List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:ActiveProcessorCount=4",
            "-Xbootclasspath/a:" + jars.resolve("contest-boot.jar"),
            "-javaagent:" + jars.resolve("contest-agent.jar") + "=control=true;harness=true;sites="
                + work.resolve("sites"),
            "-cp", Path.of(Laboratory.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString(),
            Laboratory.class.getName()));
        command.addAll(1, options);
        command.addAll(arguments);
        Path output = work.resolve("output");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile())
            .start();
        boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly().waitFor();
        List<String> lines = Files.readAllLines(output);
        List<Found> found = lines.stream().filter(Found::isOne).map(Found::parse).toList();
        if (!ended || process.exitValue() != 0) {
            throw new IllegalStateException("The laboratory " + (ended ? "failed" : "did not end") + " after "
                + found.size() + " searches: " + String.join("\n", lines.subList(found.size(), lines.size())));
        }
        return found;
    }
}
