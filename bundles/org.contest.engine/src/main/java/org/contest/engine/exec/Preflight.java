/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ProgramSpec;
import org.jspecify.annotations.Nullable;

/**
 * Finds out before a campaign whether the program can be started at all, without running it: the class path can be
 * read, and the JVM takes the arguments and the main class. If so, sees to it that JVMs will start fast.
 */
public final class Preflight {

    private static final int SECONDS = 60;
    private static final String CAUSED_BY = "Caused by: ";
    private static final String NEWER = "UnsupportedClassVersionError";
    private static final int MOST_LINES = 3;

    private Preflight() {
    }

    /**
     * Checks a program.
     *
     * @throws EngineException with a plain sentence when it cannot be started
     */
    public static void check(ProgramSpec program) {
        checkPath(program.classPath(), "class path");
        checkPath(program.modulePath(), "module path");
        if (program.classPath().isEmpty() && program.modulePath().isEmpty()) {
            throw EngineException.user("The class path is empty. Name the jars and folders of the program with -cp.");
        }
        JavaCommand.java(program.javaHome());
        List<String> vm = new ArrayList<>(List.of("-Duser.language=en", "-Xshare:auto"));
        if (!program.isJUnit()) {
            vm.add("--dry-run");
        }
        ProcessSpec spec = JavaCommand.plain(program.isJUnit() ? asCheck(program) : program, vm);
        String output = run(spec);
        if (output != null) {
            throw EngineException.user(sentence(program, output));
        }
        FastStart.prune();
        TemporaryFolder.prune();
    }

    private static ProgramSpec asCheck(ProgramSpec program) {
        List<String> arguments = new ArrayList<>(List.of("--check"));
        arguments.addAll(program.arguments());
        return new ProgramSpec(program.classPath(), program.modulePath(), program.mainClass(), arguments,
            program.vmArguments(), program.workingDirectory(), program.environment(), program.javaHome());
    }

    private static void checkPath(List<Path> path, String name) {
        for (Path entry : path) {
            if (!Files.exists(entry)) {
                throw EngineException.user("The " + name + " entry " + entry + " does not exist. Correct the path.");
            }
            if (!Files.isReadable(entry)) {
                throw EngineException.user("The " + name + " entry " + entry
                    + " cannot be read. Give this user the right to read it, or correct the path.");
            }
            if (Files.isRegularFile(entry)) {
                checkJar(entry, name);
            }
        }
    }

    private static void checkJar(Path jar, String name) {
        try (ZipFile opened = new ZipFile(jar.toFile())) {
            opened.size();
        } catch (IOException e) {
            throw EngineException.user("The " + name + " entry " + jar + " is not a readable jar (" + e.getMessage()
                + "). Build it again or correct the path.", e);
        }
    }

    /** What the JVM said when it refused; null when it did not. */
    private static @Nullable String run(ProcessSpec spec) {
        try {
            Path file = Files.createTempFile("contest", ".preflight");
            ProcessTree tree = Processes.start(spec, file);
            Process process = tree.root();
            try {
                boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
                return ended && process.exitValue() == 0 ? null : Files.readString(file);
            } finally {
                tree.end();
                Files.delete(file);
            }
        } catch (IOException e) {
            throw EngineException.tool("No temporary file could be used (" + e.getMessage() + ").", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw EngineException.tool("The engine was interrupted while it looked at the program.", e);
        }
    }

    private static String sentence(ProgramSpec program, String output) {
        List<String> lines = output.lines().filter(line -> !line.isBlank()).toList();
        String first = lines.isEmpty() ? "the JVM gave no reason" : lines.get(0).strip();
        String main = program.mainClass();
        if (output.contains(NEWER)) {
            return "The program " + program.title() + " needs a newer Java than " + program.javaHome() + ": "
                + lines.stream().filter(line -> line.contains(NEWER)).findFirst().orElse("")
                    .replaceFirst("^.*?" + NEWER + ": ", "").strip()
                + ". Name a newer one with --java, or compile for this one.";
        }
        if (first.contains("Could not find or load main class")) {
            return "The class " + main + " cannot be loaded" + cause(lines)
                + ". Check its name, with its package, and the class path.";
        }
        if (first.contains("Main method not found") || first.contains("main method")
            || first.contains("Main method")) {
            return "The class " + main + " has no main method that can be run. Name a class with "
                + "public static void main(String[] args).";
        }
        if (program.isJUnit() && lines.size() == 1) {
            return first;
        }
        return "The program " + program.title() + " cannot be started: " + reason(lines)
            + cause(lines) + ". Check the class path, the arguments of the JVM and the Java runtime "
            + program.javaHome() + ".";
    }

    /** The words of the JVM; its last sentence, that it will exit, tells nothing. */
    private static String reason(List<String> lines) {
        return lines.isEmpty() ? "the JVM gave no reason"
            : lines.stream().map(String::strip).filter(line -> !line.startsWith("Error: A fatal exception")
                && !line.startsWith("Error: Could not create the Java") && !line.startsWith(CAUSED_BY))
                .limit(MOST_LINES).map(line -> line.replaceFirst("^Error: ", "").replaceFirst("[.:]$", ""))
                .collect(Collectors.joining(": "));
    }

    private static String cause(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith(CAUSED_BY)).findFirst()
            .map(line -> " (" + line.substring(CAUSED_BY.length()).strip() + ")").orElse("");
    }
}
