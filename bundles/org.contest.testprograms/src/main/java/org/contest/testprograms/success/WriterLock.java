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
import java.io.UncheckedIOException;
import java.io.Writer;

import org.contest.testprograms.Threads;

/** {@link Writer} calls the program while it holds the program's own lock. */
public final class WriterLock extends Writer {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private final Object guard;
    private int written;

    private WriterLock(Object guard) {
        super(guard);
        this.guard = guard;
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        WriterLock writer = new WriterLock(new Object());
        Threads.together(2, writer::writeAndCount);
        Threads.check(writer.written == 6, "a written character was lost");
    }

    private void writeAndCount() {
        try {
            write("ab");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        synchronized (guard) {
            written++;
        }
    }

    @Override
    public void write(char[] text, int from, int length) {
        written = written + length; // its caller holds the lock
    }

    @Override
    public void flush() { // nothing is kept back
    }

    @Override
    public void close() { // nothing is open
    }
}
