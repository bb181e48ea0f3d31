/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Programs that tests write down as text. */
final class Sources {

    private Sources() {
    }

    /**
     * Compiles a class.
     *
     * @param folder where its source is put
     * @param target where its class files are put
     * @param options of the compiler
     */
    static void compile(Path folder, String name, String text, Path target, String... options) throws IOException {
        Path source = Files.writeString(folder.resolve(name + ".java"), text);
        List<String> arguments = new ArrayList<>(List.of("-proc:none"));
        arguments.addAll(List.of(options));
        arguments.addAll(List.of("-d", target.toString(), source.toString()));
        assertEquals(0,
            ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    /**
     * Compiles a class without a package, and those inside it, and packs them as a library.
     *
     * @param folder where the jar is put
     * @param missing name of a class file that the library is to lack; empty for none
     */
    static Path library(Path folder, String name, String text, String missing) throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes of " + name));
        compile(classes, name, text, classes);
        Path jar = folder.resolve("library.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
            Stream<Path> files = Files.list(classes)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".class"))
                .filter(path -> !path.endsWith(missing)).toList()) {
                out.putNextEntry(new JarEntry(file.getFileName().toString()));
                out.write(Files.readAllBytes(file));
                out.closeEntry();
            }
        }
        return jar;
    }
}
