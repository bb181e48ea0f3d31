/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.contest.testprograms.Threads;

/** A thread makes files in a folder, and another one counts what the file system tells of them. */
public final class WatchesFolder {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int FILES = 5;

    private WatchesFolder() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("watched");
        try (WatchService service = folder.getFileSystem().newWatchService()) {
            folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
            Threads.together(() -> Threads.check(count(service) == FILES, "each file is told once"),
                () -> make(folder));
        } finally {
            for (int i = 0; i < FILES; i++) {
                Files.deleteIfExists(folder.resolve("file-" + i));
            }
            Files.delete(folder);
        }
    }

    private static int count(WatchService service) throws InterruptedException {
        int told = 0;
        while (told < FILES) {
            WatchKey key = service.take();
            told += key.pollEvents().size();
            key.reset();
        }
        return told;
    }

    private static void make(Path folder) throws IOException {
        for (int i = 0; i < FILES; i++) {
            Files.createFile(folder.resolve("file-" + i));
        }
    }
}
