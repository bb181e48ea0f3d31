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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the JUnit Platform needs to run tests and a project need not name, since build tools add it when they run them:
 * launcher and engines. They are taken from the repository that the project's jars of JUnit lie in.
 */
final class JUnitParts {

    private static final String JUNIT_4 = "junit-4.";
    private static final String VINTAGE = "junit-vintage-engine-";
    private static final String STANDALONE = "junit-platform-console-standalone-";
    private static final int ABOVE_IN_MAVEN = 6;
    private static final int ABOVE_IN_GRADLE = 5;

    /** A jar that is needed, and the jar of the project that has the same version. */
    private record Part(String group, String name, String like) {
    }

    private static final List<Part> PARTS =
        List.of(new Part("org.junit.platform", "junit-platform-launcher", "junit-platform-commons"),
            new Part("org.junit.platform", "junit-platform-engine", "junit-platform-commons"),
            new Part("org.junit.jupiter", "junit-jupiter-engine", "junit-jupiter-api"));

    private JUnitParts() {
    }

    /** The jars that are missing and were found; none where tests of JUnit 4 would not run any more. */
    static List<Path> missing(List<Path> classPath) {
        boolean isOld = has(classPath, JUNIT_4) && !has(classPath, VINTAGE);
        List<Path> found = new ArrayList<>();
        if (!isOld && !has(classPath, STANDALONE)) {
            for (Part part : PARTS) {
                if (!has(classPath, part.name + '-')) {
                    classPath.stream().filter(jar -> name(jar).startsWith(part.like + '-')).findFirst()
                        .flatMap(jar -> find(part, jar)).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    private static boolean has(List<Path> classPath, String start) {
        return classPath.stream().anyMatch(jar -> name(jar).startsWith(start));
    }

    private static String name(Path jar) {
        return String.valueOf(jar.getFileName());
    }

    /** Beside another jar of the same version: in a repository of Maven, or in one of Gradle. */
    private static Optional<Path> find(Part part, Path like) {
        String version = name(like).substring(part.like.length() + 1).replaceAll("\\.jar$", "");
        String file = part.name + '-' + version + ".jar";
        Path maven = above(like, ABOVE_IN_MAVEN);
        Path gradle = above(like, ABOVE_IN_GRADLE);
        Stream<File> inMaven = maven == null ? Stream.empty()
            : Stream.of(maven.resolve(Path.of(part.group.replace('.', '/'), part.name, version, file)).toFile());
        Stream<File> inGradle = gradle == null ? Stream.empty()
            : folders(gradle.resolve(Path.of(part.group, part.name, version))).map(hash -> new File(hash, file));
        return Stream.concat(inMaven, inGradle).filter(File::isFile).findFirst().map(File::toPath);
    }

    private static Stream<File> folders(Path folder) {
        File[] files = folder.toFile().listFiles();
        return files == null ? Stream.empty() : Stream.of(files);
    }

    private static @Nullable Path above(Path file, int count) {
        Path path = file.toAbsolutePath();
        for (int i = 0; i < count && path != null; i++) {
            path = path.getParent();
        }
        return path;
    }
}
