/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/** An Eclipse installation in a folder, worked on by its own p2 director. */
record Ide(Path folder) {

    private static final String DIRECTOR = "org.eclipse.equinox.p2.director";
    private static final int PATIENCE_MINUTES = 5;

    /** Copies the installation to a folder that is made empty first. */
    Ide copyTo(Path target) throws IOException {
        if (Files.exists(target)) {
            Files.walkFileTree(target, new Deletion());
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path copy = target.resolve(folder.relativize(file));
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
        return new Ide(target);
    }

    /** The versions of all installed bundles by their symbolic names; one of those that have several. */
    Map<String, String> bundles() throws IOException {
        Path info = folder.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
        try (Stream<String> lines = Files.lines(info)) {
            return lines.filter(line -> !line.startsWith("#")).map(line -> line.split(","))
                .collect(Collectors.toMap(fields -> fields[0], fields -> fields[1], (one, other) -> one));
        }
    }

    String installedRoots() throws IOException, InterruptedException {
        return direct("-listInstalledRoots");
    }

    /** Runs the director of this installation and returns what it printed; fails unless it ends well. */
    String direct(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin/java").toString(),
            "--enable-native-access=ALL-UNNAMED", "-jar", launcher().toString(), "-nosplash", "-consoleLog",
            "-data", folder.resolveSibling("workspace").toString(), "-application", DIRECTOR));
        command.addAll(List.of(arguments));
        Path log = folder.resolveSibling("director.log");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly().waitFor();
        }
        String output = Files.readString(log);
        assertEquals(0, process.exitValue(), output);
        return output;
    }

    private Path launcher() throws IOException {
        try (Stream<Path> plugins = Files.list(folder.resolve("plugins"))) {
            List<Path> launchers = plugins
                .filter(jar -> jar.getFileName().toString().matches("org\\.eclipse\\.equinox\\.launcher_.*\\.jar"))
                .toList();
            assertTrue(launchers.size() == 1, () -> "one launcher in " + folder + ": " + launchers);
            return launchers.get(0);
        }
    }

    private static final class Deletion extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e)
            throws IOException {
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
