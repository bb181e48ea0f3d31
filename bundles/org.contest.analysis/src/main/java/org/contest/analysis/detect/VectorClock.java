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

/** How far each thread is known to have come (Mattern 1989; Flanagan 2009). Missing entries are 0. */
final class VectorClock {

    private int[] times;

    VectorClock() {
        times = new int[4];
    }

    /** How far a thread is known to have come. */
    int of(int thread) {
        return thread < times.length ? times[thread] : 0;
    }

    /** One thread has come one step further. */
    void tick(int thread) {
        room(thread + 1);
        times[thread]++;
    }

    /** Learns all that another clock knows. */
    void join(VectorClock other) {
        room(other.times.length);
        for (int i = 0; i < other.times.length; i++) {
            times[i] = Math.max(times[i], other.times[i]);
        }
    }

    /** A clock that knows what this one knows now. */
    VectorClock copy() {
        VectorClock copy = new VectorClock();
        copy.times = times.clone();
        return copy;
    }

    /** Knows what another clock knows now, and no more. */
    void set(VectorClock other) {
        if (times.length == other.times.length) {
            System.arraycopy(other.times, 0, times, 0, times.length);
        } else {
            times = other.times.clone();
        }
    }

    /** A power of two: clocks that learn from each other by turns would else grow beyond each other for ever. */
    private void room(int threads) {
        if (threads > times.length) {
            times = Arrays.copyOf(times, Integer.highestOneBit(threads - 1) << 1);
        }
    }

    /** For so many threads there is room. */
    int room() {
        return times.length;
    }
}
