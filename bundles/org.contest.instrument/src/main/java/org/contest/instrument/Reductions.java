/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.EnumMap;
import java.util.Map;
import org.contest.protocol.CallSites;
import org.contest.protocol.Reduction;

/**
 * Counts accesses that were left out, and those that stayed (Stoller 2002, section 3). Counts are of instructions.
 */
public final class Reductions {

    private int kept;
    private final int[] removed = new int[Reduction.count()];

    /** An access got its hook. */
    public void keep() {
        kept++;
    }

    /** An access got no hook for this reason. */
    public void remove(Reduction reason) {
        removed[reason.ordinal()]++;
    }

    /** Adds another class's counts. */
    public void add(Reductions other) {
        kept += other.kept;
        for (int i = 0; i < removed.length; i++) {
            removed[i] += other.removed[i];
        }
    }

    /** The counts so far. */
    public CallSites callSites() {
        Map<Reduction, Integer> byReason = new EnumMap<>(Reduction.class);
        for (int i = 0; i < removed.length; i++) {
            if (removed[i] > 0) {
                byReason.put(Reduction.ofCode(i), removed[i]);
            }
        }
        return new CallSites(kept, byReason, 0, 0);
    }

    /** The counts, for the cache. */
    int[] counts() {
        int[] counts = new int[1 + removed.length];
        counts[0] = kept;
        System.arraycopy(removed, 0, counts, 1, removed.length);
        return counts;
    }

    /** Counts as {@link #counts} gives them. */
    static Reductions of(int[] counts) {
        Reductions read = new Reductions();
        read.kept = counts[0];
        System.arraycopy(counts, 1, read.removed, 0, read.removed.length);
        return read;
    }
}
