/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** Deletes folders that were made for a program: the harness empties one after each run, the engine deletes them. */
public final class FolderContents {

    private FolderContents() {
    }

    /** Deletes all files and folders in a folder, and not where links lead; leaves those that cannot be deleted. */
    public static void delete(File folder) {
        File[] files = folder.listFiles();
        if (files == null) {
            return;
        }
        for (File file : files) {
            if (file.isDirectory() && !Files.isSymbolicLink(file.toPath())) {
                delete(file);
            }
            file.delete();
        }
    }

    /** Deletes a folder with all that is in it, as far as that can be deleted. */
    public static void deleteAll(Path folder) {
        File file = folder.toFile();
        delete(file);
        file.delete();
    }
}
