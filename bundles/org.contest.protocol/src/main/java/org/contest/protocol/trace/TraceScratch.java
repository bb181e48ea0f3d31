/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * One file for the traces of many short runs of one JVM, each in place of the one before. The file stays mapped, so
 * that a trace costs no more than its bytes, and the last one survives the death of the JVM as any trace does.
 */
public final class TraceScratch {

    private final Path path;
    private @Nullable ChunkFile file;
    private boolean fresh;

    /** A scratch file, made with the first trace. */
    public TraceScratch(Path path) {
        this.path = path;
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /**
     * Begins a trace in place of the last one, which must be closed.
     *
     * @throws IOException when the file cannot be made
     */
    public TraceWriter begin(TraceHeader header) throws IOException {
        try {
            ChunkFile next = file == null ? ChunkFile.create(path, header, true) : ChunkFile.again(file, header);
            file = next;
            fresh = true;
            return new TraceWriter(next, header);
        } catch (IOException e) {
            throw new IOException("The trace " + path + " cannot be written: " + e.getMessage(), e);
        }
    }

    /**
     * A number that is equal for traces with the same threads, events and calls, taken or not: the last trace, which
     * must be closed, is then of a run like an earlier one. 0 when it is too long for memory.
     */
    public long digest() {
        ChunkFile last = file;
        return last == null || !last.isSmall() ? 0 : last.digest();
    }

    /**
     * The last trace, which must be closed; null when it is too long for memory, and is to be read from the file, or
     * when it was taken already. The file may be moved away then.
     */
    public byte @Nullable [] take() {
        ChunkFile last = file;
        if (last == null || !fresh || !last.isSmall()) {
            return null;
        }
        fresh = false;
        return last.bytes();
    }
}
