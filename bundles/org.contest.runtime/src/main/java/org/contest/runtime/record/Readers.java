/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import java.util.Arrays;

/**
 * Gives each thread that records one of 64 bits, by which a stripe knows its readers. A bit whose threads have ended is
 * given again: whoever gets it comes after them, so that to come after it is to come after them as well. With more than
 * 64 threads alive some share a bit. Called within hooks, so it uses no collections.
 */
final class Readers {

    private static final int BITS = Long.SIZE;
    private static final ThreadLog[] NONE = {};

    /** The threads that have a bit now, by its number; arrays are copied when they change. */
    private final ThreadLog[][] owners = new ThreadLog[BITS][];
    private volatile boolean shared;

    Readers() {
        Arrays.fill(owners, NONE);
    }

    /** The number of the bit that a new thread gets. */
    synchronized int enter(ThreadLog log) {
        int best = 0;
        for (int bit = 0; bit < BITS; bit++) {
            if (isFree(owners[bit])) {
                for (ThreadLog ended : owners[bit]) {
                    log.beginsAfter(ended);
                }
                owners[bit] = new ThreadLog[] {log};
                return bit;
            }
            best = owners[bit].length < owners[best].length ? bit : best;
        }
        shared = true;
        ThreadLog[] more = Arrays.copyOf(owners[best], owners[best].length + 1);
        more[more.length - 1] = log;
        owners[best] = more;
        return best;
    }

    private static boolean isFree(ThreadLog[] logs) {
        for (ThreadLog log : logs) {
            if (!log.isClosed()) {
                return false;
            }
        }
        return true;
    }

    /** True when a bit may stand for several threads that are alive. */
    boolean isShared() {
        return shared;
    }

    /** The threads that a bit stands for. */
    ThreadLog[] of(int bit) {
        return owners[bit];
    }
}
