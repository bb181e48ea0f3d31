/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The programs in a folder of classes that is on the class path as well. */
final class Examples {

    private Examples() {
    }

    /** The names of the classes with {@code main}. */
    static List<String> in(Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                .map(file -> classes.relativize(file).toString().replace('/', '.').replaceAll("\\.class$", ""))
                .filter(Examples::hasMain).sorted().toList();
        }
    }

    private static boolean hasMain(String name) {
        try {
            Class.forName(name, false, Examples.class.getClassLoader()).getDeclaredMethod("main", String[].class);
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
