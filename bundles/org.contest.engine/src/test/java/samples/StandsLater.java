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

/** Ends at once in its first run, and not for long in the next. */
public final class StandsLater {

    private StandsLater() {
    }

    /** Runs the program: its argument is a file that the first run makes. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path first = Path.of(args[0]);
        if (Files.exists(first)) {
            standing();
        }
        Files.createFile(first);
    }

    private static void standing() throws InterruptedException {
        while (true) {
            Thread.sleep(100);
        }
    }
}
