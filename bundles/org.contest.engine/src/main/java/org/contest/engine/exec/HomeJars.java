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
import java.nio.file.attribute.FileTime;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.contest.engine.model.ProgramSpec;

/**
 * The jars of the program's own code, as folders are: those with a class in the package of the main class or of a test.
 * Tests are in the package of what they test, and may be in another jar.
 */
final class HomeJars {

    private static final String CLASS = ".class";
    private static final int MOST = 4096;

    /** A jar as it was when it was read. */
    private record Jar(Path path, FileTime changed) {
    }

    /** By jar: its packages as paths; what is in no package counts as a package of its own. */
    private static final Map<Jar, Set<String>> PACKAGES = new ConcurrentHashMap<>();

    private HomeJars() {
    }

    /** Their paths with the separator of paths between them; empty when these classes are in folders alone. */
    static String of(ProgramSpec program) {
        Set<String> homes = types(program).stream().map(type -> packageOf(type.replace('.', '/') + CLASS))
            .collect(Collectors.toSet());
        return program.allPaths().stream().filter(Files::isRegularFile)
            .filter(path -> !Collections.disjoint(homes, packages(path)))
            .map(path -> path.toAbsolutePath().toString()).distinct()
            .collect(Collectors.joining(File.pathSeparator));
    }

    private static List<String> types(ProgramSpec program) {
        String main = program.mainClass();
        return program.isJUnit() ? program.arguments().stream().map(test -> test.replaceAll("#.*", "")).toList()
            : List.of(main.substring(main.indexOf('/') + 1));
    }

    private static Set<String> packages(Path path) {
        try {
            Jar jar = new Jar(path, Files.getLastModifiedTime(path));
            Set<String> known = PACKAGES.get(jar);
            if (known == null) {
                known = read(path);
                if (PACKAGES.size() >= MOST) {
                    PACKAGES.clear();
                }
                PACKAGES.put(jar, known);
            }
            return known;
        } catch (IOException e) {
            return Set.of(); // the JVM will say what is wrong with it
        }
    }

    private static Set<String> read(Path path) throws IOException {
        try (ZipFile jar = new ZipFile(path.toFile())) {
            return jar.stream().map(ZipEntry::getName).filter(name -> name.endsWith(CLASS))
                .map(HomeJars::packageOf).collect(Collectors.toSet());
        }
    }

    /** The folder of a class file; the file itself where it has none. */
    private static String packageOf(String file) {
        int end = file.lastIndexOf('/');
        return end < 0 ? file : file.substring(0, end);
    }
}
