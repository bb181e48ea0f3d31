/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.Arrays;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/**
 * Partial order sampling (Yuan, Yang, Gu, CAV 2018): every pending event has a random priority, the highest enabled one
 * happens, and the events that race with it draw again.
 */
final class PosPolicy extends RandomizedPolicy {

    private static final long NEVER_DRAWN = -1;

    private double[] priorities = new double[16];
    private long[] drawnAt = filled(16);
    /** By thread: true when it spins since its last draw. */
    private boolean[] spun = new boolean[16];
    /** Counts spins: a thread that spins comes after all that have spun before it, so that they take turns. */
    private int spins;

    PosPolicy(long seed, RunEstimates estimates) {
        super(seed, "pos", estimates);
    }

    private static long[] filled(int length) {
        long[] array = new long[length];
        Arrays.fill(array, NEVER_DRAWN);
        return array;
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        ModelThread best = null;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            draw(t);
            if (best == null || priorities[t.index] > priorities[best.index]) {
                best = t;
            }
        }
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (t != best && !gaveWay(t) && t.conflictsWith(best.kind, best.target, best.detail)) {
                drawnAt[t.index] = NEVER_DRAWN;
            }
        }
        return best;
    }

    /** Of many threads that spin at one variable, one would always draw more than the thread that they wait for. */
    private boolean gaveWay(ModelThread t) {
        return priorities[t.index] < 0;
    }

    private void draw(ModelThread t) {
        reserve(t.index);
        if (drawnAt[t.index] != t.step) {
            drawnAt[t.index] = t.step;
            double drawn = (random.nextLong() >>> 11) * 0x1p-53;
            priorities[t.index] = spun[t.index] ? drawn - ++spins : drawn;
            spun[t.index] = false;
        }
    }

    private void reserve(int index) {
        if (index >= priorities.length) {
            int length = Math.max(index + 1, priorities.length * 2);
            priorities = Arrays.copyOf(priorities, length);
            long[] drawn = filled(length);
            System.arraycopy(drawnAt, 0, drawn, 0, drawnAt.length);
            drawnAt = drawn;
            spun = Arrays.copyOf(spun, length);
        }
    }

    @Override
    void giveWay(ModelThread t) {
        reserve(t.index);
        spun[t.index] = true;
    }
}
