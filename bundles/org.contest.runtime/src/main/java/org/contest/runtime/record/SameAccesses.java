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
import org.contest.runtime.sites.JdkSites;

/**
 * Knows accesses that a thread has made before since it last let others know of anything: to a race detector they tell
 * nothing new (Flanagan and Freund 2009, "same epoch"). Forgets at times, and by chance takes one for another. Where a
 * lock notes who has it, each access is new: by these the trace tells which locks are held.
 */
final class SameAccesses {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int BITS = 9;
    private static final int SITES = 1 << 11;
    private static final boolean[] TELLS_OTHERS = new boolean[EventKind.count()];

    static {
        for (EventKind kind : EventKind.values()) {
            TELLS_OTHERS[kind.ordinal()] = kind.category() == EventKind.Category.SYNCHRONIZATION
                && kind != EventKind.MONITOR_ENTER && (!kind.isAccess() || kind.isWrite());
        }
    }

    /** By hash, of an access and the epoch in which it was made. */
    private final long[] accesses = new long[1 << BITS];
    /** By site, the site and the epoch. */
    private final long[] sites = new long[SITES];
    private long epoch = 1;

    /** After what other threads can see, all that follows is new. */
    void after(EventKind kind) {
        if (TELLS_OTHERS[kind.ordinal()]) {
            epoch++;
        }
    }

    /** True when the site was known, whatever it accessed; it is from now on. */
    boolean knows(int site) {
        long key = key(site);
        if (sites[site & SITES - 1] == key) {
            return true;
        }
        if (JdkSites.LOCK_NOTES.contains(site)) {
            return false;
        }
        sites[site & SITES - 1] = key;
        return false;
    }

    /** True when the site is known, whatever it accessed. */
    boolean contains(int site) {
        return sites[site & SITES - 1] == key(site);
    }

    private long key(int site) {
        return epoch << Integer.SIZE | site & 0xFFFFFFFFL;
    }

    /** True when the access was known; it is from now on. */
    boolean knows(int object, int index, int site) {
        long key = (((long) object << Integer.SIZE | site & 0xFFFFFFFFL) + epoch * GOLDEN) * GOLDEN
            + index * 0xBF58476D1CE4E5B9L;
        int slot = (int) (key >>> Long.SIZE - BITS);
        if (accesses[slot] == key) {
            return true;
        }
        if (JdkSites.LOCK_NOTES.contains(site)) {
            return false;
        }
        accesses[slot] = key;
        return false;
    }
}
