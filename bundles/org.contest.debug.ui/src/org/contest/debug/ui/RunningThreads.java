/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.contest.protocol.trace.Trace;

/** Which of the first 64 threads run in a part of the rows, as bits; the last bit stands for all others. */
final class RunningThreads {

    private static final int BLOCK = 256;
    private static final int LAST = 63;

    private final SequenceModel model;
    /** The threads of each block of rows: a long part is looked up by blocks. */
    private final long[] blocks;

    RunningThreads(SequenceModel model) {
        this.model = model;
        blocks = new long[model.rowCount() / BLOCK + 1];
        for (int row = 0; row < model.rowCount(); row++) {
            blocks[row / BLOCK] |= bit(row);
        }
    }

    private long bit(int row) {
        Trace trace = model.sequence().trace();
        return 1L << Math.min(LAST, trace.thread(model.event(row)));
    }

    /** The threads that run in the rows from one to before another; of a long part, those of all its blocks. */
    long in(int from, int to) {
        long threads = 0;
        if (to - from >= BLOCK) {
            for (int block = from / BLOCK; block <= (to - 1) / BLOCK; block++) {
                threads |= blocks[block];
            }
        } else {
            for (int row = from; row < to; row++) {
                threads |= bit(row);
            }
        }
        return threads;
    }
}
