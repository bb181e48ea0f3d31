/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.util.Arrays;
import org.contest.protocol.EventKind;

/**
 * pattern: before the second and later access of a variable within one method, so that others may come in between
 * (Fiedor 2014, section 4.1). What a method is we do not know here; the thread's last accesses stand for it.
 */
final class Pattern implements NoisePlacement {

    private static final int WINDOW = 16;

    private final int frequency;
    private final Recent recent = new Recent();

    /** The last variables of each thread, by thread index. Each thread writes its own row only. */
    private static final class Recent {
        private volatile int[][] rows = new int[16][];

        int[] row(int index) {
            int[][] all = rows;
            return index < all.length && all[index] != null ? all[index] : grown(index);
        }

        private synchronized int[] grown(int index) {
            int[][] all =
                rows.length > index ? rows.clone() : Arrays.copyOf(rows, Math.max(index + 1, 2 * rows.length));
            if (all[index] == null) {
                all[index] = new int[WINDOW + 1];
            }
            rows = all;
            return all[index];
        }
    }

    Pattern(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        if (!kind.isAccess()) {
            return 0;
        }
        int[] row = recent.row(t.index);
        for (int i = 0; i < WINDOW; i++) {
            if (row[i] == object) {
                return frequency;
            }
        }
        row[row[WINDOW]] = object;
        row[WINDOW] = (row[WINDOW] + 1) % WINDOW;
        return 0;
    }

    @Override
    public boolean usesObjects() {
        return true;
    }
}
