/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is found on a path of files is what a class loader with the same path would read. */
class PathFilesTest {

    private static final String NAME = "lib/Thing";
    private static final String FILE = NAME + ".class";

    @TempDir
    Path folder;

    private File folder(String name, String text) throws IOException {
        Path file = folder.resolve(name).resolve(FILE);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return folder.resolve(name).toFile();
    }

    private File jar(String name, Map<String, String> entries) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file); JarOutputStream jar = new JarOutputStream(out, manifest)) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                jar.putNextEntry(new ZipEntry(entry.getKey()));
                jar.write(entry.getValue().getBytes());
                jar.closeEntry();
            }
        }
        return file.toFile();
    }

    private static String crc(File... path) throws IOException {
        String crc = new PathFiles(List.of(path)).crc(NAME);
        URL[] urls = new URL[path.length];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = path[i].toURI().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, null)) {
            assertEquals(ClassFiles.crc(NAME, loader), crc == null ? ClassFiles.ABSENT : crc);
        }
        return crc;
    }

    @Test
    void the_first_of_folders_and_jars_counts() throws IOException {
        File jar = jar("a.jar", Map.of(FILE, "in the jar"));
        File other = folder("classes", "in the folder");
        assertEquals(ClassFiles.crc("in the jar".getBytes()), crc(jar, other));
        assertEquals(ClassFiles.crc("in the folder".getBytes()), crc(other, jar));
    }

    @Test
    void a_jar_may_have_another_class_for_newer_jdks() throws IOException {
        File jar = jar("releases.jar", Map.of(FILE, "old", "META-INF/versions/17/" + FILE, "new"));
        assertEquals(ClassFiles.crc("new".getBytes()), crc(jar));
    }

    @Test
    void what_is_not_there_is_left_to_the_class_loader() throws IOException {
        assertNull(crc(folder.resolve("gone").toFile(), jar("b.jar", Map.of("lib/Other.class", "x"))));
    }

    @Test
    void a_loader_that_may_look_elsewhere_is_not_taken_for_its_path() throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[0])) {
            assertNull(PathFiles.of(loader));
        }
        assertNull(PathFiles.of(null));
    }
}
