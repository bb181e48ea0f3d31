/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Wants a file for itself; the first two of its processes want it at the same time. */
public final class SharesFile {

    private SharesFile() {
    }

    /** Runs the program: its argument is a folder. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Path.of(args[0]);
        Files.createTempFile(folder, "arrived", "");
        await(folder, "arrived", 2);
        Path file = folder.resolve("held");
        try {
            Files.createFile(file);
        } catch (FileAlreadyExistsException e) {
            Files.createTempFile(folder, "refused", "");
            throw new IllegalStateException("the file is locked by another process", e);
        }
        await(folder, "refused", 1);
        Files.delete(file);
    }

    private static void await(Path folder, String prefix, int count) throws IOException, InterruptedException {
        while (number(folder, prefix) < count) {
            Thread.sleep(1);
        }
    }

    private static long number(Path folder, String prefix) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix)).count();
        }
    }
}
