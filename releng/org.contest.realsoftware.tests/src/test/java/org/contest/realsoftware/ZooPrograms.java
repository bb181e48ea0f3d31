/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The programs of the folder zoo: each is a file, with the libraries that it needs in its head. */
final class ZooPrograms {

    private static final Path SOURCES = Path.of("zoo");
    private static final Path LIBRARIES = Path.of("target", "zoo").toAbsolutePath();
    private static final String LIBRARY = "// libs: ";

    private ZooPrograms() {
    }

    /** Compiles a program into a folder. Returns its class path. */
    static List<Path> compile(Path folder, String name) throws IOException {
        Path source = SOURCES.resolve(name + ".java");
        List<Path> path = new ArrayList<>(libraries(source));
        String jars = path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-nowarn", "-proc:none", "-cp", jars,
            "-d", folder.toString(), source.toString(), SOURCES.resolve("Together.java").toString()));
        path.add(0, folder);
        return path;
    }

    private static List<Path> libraries(Path source) throws IOException {
        try (Stream<String> lines = Files.lines(source)) {
            return lines.filter(line -> line.startsWith(LIBRARY) && line.length() > LIBRARY.length())
                .map(line -> line.substring(line.indexOf(':', LIBRARY.length()) + 1).strip().replace(':', '-'))
                .map(name -> LIBRARIES.resolve(name + ".jar")).toList();
        }
    }
}
