/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.EventKind;

/**
 * starvation: a thread at random gets nothing for up to {@code strength} milliseconds, as under a scheduler in chaos
 * mode; it goes on earlier when the others make no progress. One thread at a time.
 */
final class Starvation implements NoiseSeeding {

    private static final long STEP = 500_000;
    private static final int CALM_STEPS = 4;
    private static final long MILLI = 1_000_000;
    private static final int NOBODY = -1;

    private final Strength strength;
    private volatile int starving = NOBODY;
    private volatile long until;
    private volatile int threads = 1;
    private volatile int progress;

    Starvation(Strength strength) {
        this.strength = strength;
    }

    /** Where two threads come at once one of them wins. */
    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        if (starving == NOBODY) {
            until = System.nanoTime() + strength.draw(t.random) * MILLI;
            starving = t.random.nextInt(threads);
        }
    }

    @Override
    public void event(NoiseThread t) {
        if (t.index >= threads) {
            threads = t.index + 1;
        }
        int now = starving;
        if (now == NOBODY) {
            return;
        }
        if (now == t.index) {
            starve(now);
        } else {
            progress = progress + 1; // lost updates do not matter, a change is what counts
        }
        if (System.nanoTime() - until >= 0) {
            starving = NOBODY;
        }
    }

    private void starve(int index) {
        int seen = progress;
        for (int calm = 0; calm < CALM_STEPS && starving == index && System.nanoTime() - until < 0;) {
            Pause.nanos(STEP);
            int now = progress;
            calm = now == seen ? calm + 1 : 0;
            seen = now;
        }
        starving = NOBODY;
    }

    @Override
    public boolean watchesEvents() {
        return true;
    }
}
