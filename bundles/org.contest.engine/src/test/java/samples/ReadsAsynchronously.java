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
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;

/** A thread of a pool that the JDK keeps for the whole JVM reads a file. */
public final class ReadsAsynchronously {

    private ReadsAsynchronously() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        Path file = Files.createTempFile("contest", ".txt");
        Files.writeString(file, "text");
        try (AsynchronousFileChannel channel = AsynchronousFileChannel.open(file)) {
            if (channel.read(ByteBuffer.allocate(8), 0).get() != 4) {
                throw new IllegalStateException("not the whole file");
            }
        } finally {
            Files.delete(file);
        }
    }
}
