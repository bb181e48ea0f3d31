/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import org.contest.protocol.EventKind;

/**
 * Knows accesses that a thread has made before since it last let others know of anything: to a race detector they tell
 * nothing new (Flanagan and Freund 2009, "same epoch"). Forgets at times, and by chance takes one for another.
 */
final class SameAccesses {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int BITS = 9;
    private static final boolean[] TELLS_OTHERS = new boolean[EventKind.count()];

    static {
        for (EventKind kind : EventKind.values()) {
            TELLS_OTHERS[kind.ordinal()] = kind.category() == EventKind.Category.SYNCHRONIZATION
                && kind != EventKind.MONITOR_ENTER && (!kind.isAccess() || kind.isWrite());
        }
    }

    private final long[] known = new long[1 << BITS];
    private long epoch;

    /** After what other threads can see, all that follows is new. */
    void after(EventKind kind) {
        if (TELLS_OTHERS[kind.ordinal()]) {
            epoch += GOLDEN;
        }
    }

    /** True when the site was known, whatever it accessed; it is from now on. */
    boolean knows(int site) {
        return knows(0, 0, site);
    }

    /** True when the site is known, whatever it accessed. */
    boolean contains(int site) {
        long key = key(0, 0, site);
        return known[slot(key)] == key;
    }

    /** True when the access was known; it is from now on. */
    boolean knows(int object, int index, int site) {
        long key = key(object, index, site);
        int slot = slot(key);
        if (known[slot] == key) {
            return true;
        }
        known[slot] = key;
        return false;
    }

    private long key(int object, int index, int site) {
        return (((long) object << Integer.SIZE | site & 0xFFFFFFFFL) + epoch) * GOLDEN + index * 0xBF58476D1CE4E5B9L;
    }

    private static int slot(long key) {
        return (int) (key >>> Long.SIZE - BITS);
    }
}
