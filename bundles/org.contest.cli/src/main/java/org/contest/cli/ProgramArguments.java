/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions.Place;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The program on the command line. */
final class ProgramArguments {

    @Option(names = {"-cp", "--class-path",
        "-classpath"}, paramLabel = "PATH",
        description = "Jars and folders of the program, joined as for java; DIR/* stands for all jars in DIR.")
    private @Nullable String classPath;

    @Option(names = {"-p", "--module-path"}, paramLabel = "PATH", description = "Modules of the program.")
    private @Nullable String modulePath;

    @Option(names = {"-m", "--module"}, paramLabel = "MODULE[/CLASS]",
        description = "The module, and its class with main, instead of a main class of the class path.")
    private @Nullable String module;

    @Option(names = "--junit", arity = "1..*", paramLabel = "CLASS[#METHOD]",
        description = "JUnit tests to run instead of a main class.")
    private List<String> junit = List.of();

    @Option(names = "--java", paramLabel = "HOME",
        description = "Home of the JDK or JRE, 17 or later, that runs the program; this one by default.")
    private @Nullable Path java;

    @Option(names = "--jvm-arg", paramLabel = "ARG", description = "An argument of the program's JVM; may be repeated.")
    private List<String> jvmArguments = List.of();

    @Option(names = "--no-assertions", description = "Run without assertions, which are enabled otherwise.")
    private boolean noAssertions;

    @Option(names = "--directory", paramLabel = "DIR", description = "Working directory of the program.")
    private @Nullable Path directory;

    @Parameters(index = "0..*", paramLabel = "MainClass [args]", description = "The main class and what it is given.")
    private List<String> main = List.of();

    /** True when the command line names a program. */
    boolean isNamed() {
        return !junit.isEmpty() || !main.isEmpty() || module != null;
    }

    /**
     * The program.
     *
     * @throws EngineException when it is not named, or named twice
     */
    ProgramSpec program() {
        checkNamed();
        List<Path> path = paths(classPath);
        if (path.isEmpty() && modulePath == null) {
            throw EngineException.user(module == null
                ? "The class path is missing. Name the jars and folders of the program with -cp."
                : "The module path is missing. Name the modules of the program with -p.");
        }
        Path home = java != null ? java : Path.of(System.getProperty("java.home"));
        Path where = directory != null ? directory : Path.of("");
        List<String> vm = new ArrayList<>(jvmArguments);
        if (noAssertions) {
            vm.add(ProgramSpec.NO_ASSERTIONS);
        }
        return new ProgramSpec(path, paths(modulePath), mainClass(), arguments(), vm, where.toAbsolutePath(), Map.of(),
            home.toAbsolutePath());
    }

    private void checkNamed() {
        if (!isNamed()) {
            throw EngineException.user("No program is named. Give a main class, a module with -m, or tests with "
                + "--junit.");
        }
        if (!junit.isEmpty() && module != null) {
            throw EngineException.user("Give a module or --junit, not both.");
        }
        if (!junit.isEmpty() && !main.isEmpty()) {
            throw EngineException.user("Give a main class or --junit, not both: " + main.get(0)
                + " comes after the tests.");
        }
    }

    private String mainClass() {
        return !junit.isEmpty() ? ProgramSpec.JUNIT_MAIN : module != null ? ProgramSpec.module(module) : main.get(0);
    }

    private List<String> arguments() {
        return !junit.isEmpty() ? junit : module != null ? main : main.subList(1, main.size());
    }

    /** Where the program is, when a trace names it. */
    Place place() {
        return new Place(paths(classPath), paths(modulePath), Optional.ofNullable(java));
    }

    /** Absolute paths, with jar wildcards resolved as java does. */
    static List<Path> paths(@Nullable String joined) {
        List<Path> paths = new ArrayList<>();
        for (String part : joined == null ? new String[0] : joined.split(File.pathSeparator)) {
            if (part.equals("*") || part.endsWith("/*") || part.endsWith(File.separator + "*")) {
                paths.addAll(jars(Path.of(part.substring(0, part.length() - 1))));
            } else if (!part.isEmpty()) {
                paths.add(Path.of(part).toAbsolutePath());
            }
        }
        return paths;
    }

    private static List<Path> jars(Path folder) {
        try (Stream<Path> files = Files.list(folder.toAbsolutePath())) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            throw EngineException.user("The folder " + folder + " of the class path cannot be read ("
                + e.getMessage() + "). Correct the path.", e);
        }
    }
}
