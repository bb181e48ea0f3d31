/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Programs on real libraries, each a file whose head names its libraries. */
final class ZooProgram {

    private static final String LIBRARIES = "// libs: ";

    private ZooProgram() {
    }

    /** Compiles a program of a zoo into a folder; the class path, with its libraries. */
    static String compiled(Path zoo, String program, Path folder) throws IOException {
        Path source = zoo.resolve("zoo").resolve(program + ".java");
        List<String> path = new ArrayList<>();
        for (String line : Files.readAllLines(source)) {
            if (line.startsWith(LIBRARIES) && line.length() > LIBRARIES.length()) {
                String[] parts = line.substring(LIBRARIES.length()).split(":");
                path.add(zoo.resolve("target/zoo").resolve(parts[1] + '-' + parts[2] + ".jar").toString());
            }
        }
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-nowarn", "-d",
            folder.toString(), "-cp", String.join(File.pathSeparator, path), source.toString(),
            zoo.resolve("zoo/Together.java").toString());
        if (failed != 0) {
            throw new IOException(source + " could not be compiled.");
        }
        path.add(0, folder.toString());
        return String.join(File.pathSeparator, path);
    }
}
