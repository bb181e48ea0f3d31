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

/** The first run has a data race and ends; a later one says so in a file and computes for ever. */
public final class RacesThenComputes {

    private static int shared;

    private RacesThenComputes() {
    }

    /** The first argument names a file that the first run makes. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path first = Path.of(args[0]);
        Thread other = new Thread(() -> shared = 1);
        other.start();
        shared = 2;
        other.join();
        if (Files.exists(first)) {
            Files.createFile(Path.of(first + ".again"));
            computes();
        }
        Files.createFile(first);
    }

    private static void computes() {
        for (long number = 1; number != 0; number += 2) {
            Math.sqrt(number);
        }
    }
}
