/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.protocol.BoundedOutput;

/**
 * Takes what a process prints into a file, its first and its last part. The file is made with the first byte, since
 * most runs print nothing.
 */
final class OutputPump {

    private static final int BUFFER = 1 << 16;
    /** For what the process printed last; a process that it left behind may hold the pipe open for ever. */
    private static final int CLOSE_MILLIS = 2_000;

    private final InputStream printed;
    private final Path file;
    private final Thread thread;
    private volatile String problem = "";

    OutputPump(Process process, Path file) {
        printed = process.getInputStream();
        this.file = file;
        thread = new Thread(this::pump, "ConTest output");
        thread.setDaemon(true);
        thread.start();
    }

    private void pump() {
        byte[] buffer = new byte[BUFFER];
        try (printed) {
            int read = printed.read(buffer);
            if (read >= 0) {
                write(buffer, read);
            }
        } catch (IOException e) {
            problem = String.valueOf(e.getMessage());
        }
    }

    private void write(byte[] buffer, int first) throws IOException {
        try (BoundedOutput out = new BoundedOutput(Files.newOutputStream(file))) {
            for (int read = first; read >= 0; read = printed.read(buffer)) {
                out.write(buffer, 0, read);
            }
        }
    }

    /**
     * Waits for the rest; the process has ended.
     *
     * @throws IOException when the output could not be written
     */
    void awaitEnd() throws IOException {
        try {
            thread.join(CLOSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!problem.isEmpty()) {
            throw new IOException(problem);
        }
    }
}
