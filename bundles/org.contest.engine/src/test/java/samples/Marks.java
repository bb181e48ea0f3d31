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

/** Two threads count; each run leaves a file that names its JVM. */
public final class Marks {

    private static int count;

    private Marks() {
    }

    /** Runs the program. Arguments: the folder of the files. */
    public static void main(String[] args) throws InterruptedException, IOException {
        Thread other = new Thread(Marks::count);
        other.start();
        count();
        other.join();
        Files.createTempFile(Path.of(args[0]), ProcessHandle.current().pid() + "-", "");
    }

    private static synchronized void count() {
        count++;
    }
}
