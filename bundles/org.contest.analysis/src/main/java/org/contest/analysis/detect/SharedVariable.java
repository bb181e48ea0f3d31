/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.Arrays;

/** The last write of a variable, and the reads since that do not come before each other. */
final class SharedVariable {

    private static final int NOBODY = -1;
    private static final int[] NONE = {};

    private int writer = NOBODY;
    private int written;
    private int writeEvent;
    private int writeSite;
    /** Four numbers for each reader: thread, time by its clock, event, site. */
    private int[] reads = NONE;
    private int readers;

    boolean hasWritten(int thread, int time) {
        return writer == thread && written == time;
    }

    boolean hasRead(int thread, int time) {
        return readers == 1 && reads[0] == thread && reads[1] == time;
    }

    boolean isWriteUnordered(int thread, VectorClock now) {
        return writer != NOBODY && writer != thread && written > now.of(writer);
    }

    int writeEvent() {
        return writeEvent;
    }

    int writeSite() {
        return writeSite;
    }

    int readers() {
        return readers;
    }

    boolean isReadUnordered(int reader, int thread, VectorClock now) {
        int other = reads[4 * reader];
        return other != thread && reads[4 * reader + 1] > now.of(other);
    }

    int readEvent(int reader) {
        return reads[4 * reader + 2];
    }

    int readSite(int reader) {
        return reads[4 * reader + 3];
    }

    void write(int thread, VectorClock now, int event, int site) {
        writer = thread;
        written = now.of(thread);
        writeEvent = event;
        writeSite = site;
        readers = 0;
    }

    /** Drops the reads that come before this one. */
    void read(int thread, VectorClock now, int event, int site) {
        int kept = 0;
        for (int i = 0; i < readers; i++) {
            if (reads[4 * i] != thread && reads[4 * i + 1] > now.of(reads[4 * i])) {
                System.arraycopy(reads, 4 * i, reads, 4 * kept++, 4);
            }
        }
        if (4 * kept == reads.length) {
            reads = Arrays.copyOf(reads, Math.max(4, 8 * kept));
        }
        reads[4 * kept] = thread;
        reads[4 * kept + 1] = now.of(thread);
        reads[4 * kept + 2] = event;
        reads[4 * kept + 3] = site;
        readers = kept + 1;
    }
}
