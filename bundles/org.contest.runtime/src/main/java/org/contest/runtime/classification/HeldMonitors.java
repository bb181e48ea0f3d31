/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

import java.util.Arrays;

/** The monitors that each thread holds, by identity hash, with one entry for each level of re-entrance. */
final class HeldMonitors {

    private int[][] held = new int[16][];
    private int[] depths = new int[16];

    void entered(int thread, int monitor) {
        if (thread >= held.length) {
            held = Arrays.copyOf(held, Math.max(thread + 1, held.length * 2));
            depths = Arrays.copyOf(depths, held.length);
        }
        int depth = depths[thread]++;
        if (held[thread] == null) {
            held[thread] = new int[8];
        } else if (depth == held[thread].length) {
            held[thread] = Arrays.copyOf(held[thread], depth * 2);
        }
        held[thread][depth] = monitor;
    }

    /** Gives the innermost level of a monitor back. */
    void exited(int thread, int monitor) {
        for (int at = depth(thread) - 1; at >= 0; at--) {
            if (held[thread][at] == monitor) {
                depths[thread]--;
                System.arraycopy(held[thread], at + 1, held[thread], at, depths[thread] - at);
                return;
            }
        }
    }

    boolean holds(int thread, int monitor) {
        for (int at = depth(thread) - 1; at >= 0; at--) {
            if (held[thread][at] == monitor) {
                return true;
            }
        }
        return false;
    }

    /** The monitor taken first of those held, or 0. */
    int outermost(int thread) {
        return depth(thread) == 0 ? 0 : held[thread][0];
    }

    /** The monitor taken last of those held, or 0. */
    int innermost(int thread) {
        return depth(thread) == 0 ? 0 : held[thread][depths[thread] - 1];
    }

    private int depth(int thread) {
        return thread < depths.length ? depths[thread] : 0;
    }
}
