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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;
import org.contest.engine.model.ProgramSpec;
import org.jspecify.annotations.Nullable;

/** The jars that the main class or the test classes come from: the program's own code, as folders are. */
final class HomeJars {

    private HomeJars() {
    }

    /** Their paths with the separator of paths between them; empty when these classes are in folders. */
    static String of(ProgramSpec program) {
        Set<Path> jars = new LinkedHashSet<>();
        for (String type : types(program)) {
            Path home = home(type.replace('.', '/') + ".class", program.allPaths());
            if (home != null && !Files.isDirectory(home)) {
                jars.add(home.toAbsolutePath());
            }
        }
        return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static List<String> types(ProgramSpec program) {
        String main = program.mainClass();
        return program.isJUnit() ? program.arguments().stream().map(test -> test.replaceAll("#.*", "")).toList()
            : List.of(main.substring(main.indexOf('/') + 1));
    }

    private static @Nullable Path home(String file, List<Path> paths) {
        return paths.stream().filter(path -> has(path, file)).findFirst().orElse(null);
    }

    private static boolean has(Path path, String file) {
        if (Files.isDirectory(path)) {
            return Files.exists(path.resolve(file));
        }
        try (ZipFile jar = new ZipFile(path.toFile())) {
            return jar.getEntry(file) != null;
        } catch (IOException e) {
            return false; // the JVM will say what is wrong with it
        }
    }
}
