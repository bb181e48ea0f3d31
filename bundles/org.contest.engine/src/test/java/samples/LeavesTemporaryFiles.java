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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/**
 * Leaves files of unique names behind, beside a lost update. Arguments: file that gets the folder for temporary files,
 * folder that a link in that one leads to.
 */
public final class LeavesTemporaryFiles {

    private static int count;

    private LeavesTemporaryFiles() {
    }

    /** Fails as well when it meets what another run has left. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        Files.writeString(Path.of(args[0]), folder.toString());
        leave(folder, Path.of(args[1]));
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        if (count != 2) {
            throw new IllegalStateException("lost " + folder.getFileName().hashCode());
        }
    }

    private static void leave(Path folder, Path linked) throws IOException {
        Files.createFile(folder.resolve("left-" + UUID.randomUUID()));
        Files.createDirectory(folder.resolve("always-the-same"));
        Files.writeString(Files.createTempDirectory("left").resolve("file"), "text");
        Files.createSymbolicLink(folder.resolve("link"), linked);
    }
}
