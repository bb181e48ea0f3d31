/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.contest.engine.model.ProgramSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeJarsTest {

    @TempDir
    private Path folder;

    private Path jar(String name, String... classes) throws IOException {
        Path jar = folder.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String type : classes) {
                out.putNextEntry(new JarEntry(type + ".class"));
            }
        }
        return jar;
    }

    @Test
    void a_library_is_own_code_where_its_tests_run() throws IOException {
        Path tests = jar("shop-test.jar", "com/shop/StoreTest");
        Path shop = jar("shop.jar", "com/shop/Store", "com/shop/internal/Rows");
        Path other = jar("other.jar", "com/Shop", "com/shop/internal/Lines", "org/other/Other");
        ProgramSpec program = ProgramSpec.junit(List.of(tests, other, shop), List.of("com.shop.StoreTest#sells"));
        assertEquals(tests + File.pathSeparator + shop, HomeJars.of(program));
    }

    @Test
    void classes_in_no_package_are_not_of_one_program() throws IOException {
        Path program = jar("program.jar", "Main", "app/Part");
        Path library = jar("library.jar", "module-info", "app/Part");
        assertEquals(program.toString(), HomeJars.of(ProgramSpec.of(List.of(library, program), "Main", List.of())));
    }

    @Test
    void a_main_class_in_a_folder_needs_no_jar() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path library = jar("library.jar", "lib/Bag");
        assertEquals("", HomeJars.of(ProgramSpec.of(List.of(classes, library), "app.Shop", List.of())));
    }
}
