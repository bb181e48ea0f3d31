/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.contest.protocol.BoundedOutput;
import org.jspecify.annotations.Nullable;

/** What one run prints: a file that is made with the first byte, for most runs print nothing; of much its ends. */
final class RunOutput extends OutputStream {

    private final Path path;
    private @Nullable OutputStream file;

    RunOutput(Path path) {
        this.path = path;
    }

    private synchronized OutputStream file() throws IOException {
        if (file == null) {
            file = new BoundedOutput(new FileOutputStream(path.toFile()));
        }
        return file;
    }

    @Override
    public void write(int b) throws IOException {
        file().write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        file().write(bytes, from, length);
    }

    @Override
    public synchronized void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
