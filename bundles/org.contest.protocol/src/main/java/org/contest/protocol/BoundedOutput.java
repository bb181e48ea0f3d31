/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * The first and the last part of what is written, with a line between them that says how much was left out: a program
 * may print without end.
 */
public final class BoundedOutput extends OutputStream {

    /** Bytes kept of each part. */
    public static final int PART = 1 << 20;

    private final OutputStream target;
    private final int part;
    private long first;
    /** The last bytes, in a ring; none before the first part is full. */
    private byte[] ring = {};
    private long last;

    /** Writes what is kept to a target, which is closed with this stream. */
    public BoundedOutput(OutputStream target) {
        this(target, PART);
    }

    BoundedOutput(OutputStream target, int part) {
        this.target = target;
        this.part = part;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) throws IOException {
        int now = (int) Math.min(length, part - first);
        target.write(bytes, from, now);
        first += now;
        keepLast(bytes, from + now, length - now);
    }

    private void keepLast(byte[] bytes, int from, int length) {
        if (length <= 0) {
            return;
        }
        ring = ring.length == 0 ? new byte[part] : ring;
        int skipped = Math.max(0, length - part);
        last += skipped;
        for (int done = skipped; done < length;) {
            int at = (int) (last % part);
            int now = Math.min(part - at, length - done);
            System.arraycopy(bytes, from + done, ring, at, now);
            done += now;
            last += now;
        }
    }

    @Override
    public void flush() throws IOException {
        target.flush();
    }

    @Override
    public synchronized void close() throws IOException {
        try (target) {
            if (last > part) {
                target.write((System.lineSeparator() + "[ConTest: " + (last - part) + " bytes left out]"
                    + System.lineSeparator()).getBytes());
                int at = (int) (last % part);
                target.write(ring, at, part - at);
                target.write(ring, 0, at);
            } else if (last > 0) {
                target.write(Arrays.copyOf(ring, (int) last));
            }
        }
    }
}
