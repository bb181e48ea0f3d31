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
import java.nio.file.Path;

/** Waits for a process, whose end a thread of the JDK tells. */
public final class StartsProcess {

    private StartsProcess() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-Xinternalversion").start();
        Thread other = new Thread(() -> System.out.println(process.pid()));
        other.start();
        other.join();
        if (process.waitFor() != 0) {
            throw new IllegalStateException("exit code " + process.exitValue());
        }
    }
}
