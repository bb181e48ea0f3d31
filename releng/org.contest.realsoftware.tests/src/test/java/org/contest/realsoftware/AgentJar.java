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
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;

/** Makes the jar of a Java agent. */
final class AgentJar {

    private AgentJar() {
    }

    /** Compiles a class of the default package into a folder, with the classes of that folder and of another one. */
    static void compile(Path folder, Path uses, String name, String source) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-cp",
            folder + File.pathSeparator + uses, "-d", folder.toString(), file.toString()));
    }

    /** The jar of the agent whose class is in a folder, in that folder, with other classes from there. */
    static Path of(Path folder, String name, String... others) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", name);
        manifest.getMainAttributes().putValue("Can-Retransform-Classes", "true");
        Path jar = folder.resolve(name + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
            JarOutputStream classes = new JarOutputStream(out, manifest)) {
            add(classes, folder, name);
            for (String other : others) {
                add(classes, folder, other);
            }
        }
        return jar;
    }

    private static void add(JarOutputStream classes, Path folder, String name) throws IOException {
        classes.putNextEntry(new JarEntry(name + ".class"));
        classes.write(Files.readAllBytes(folder.resolve(name + ".class")));
    }
}
