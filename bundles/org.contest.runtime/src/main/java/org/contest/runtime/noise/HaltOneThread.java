/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.contest.protocol.EventKind;
import org.contest.runtime.OwnFields;

/**
 * haltOneThread: stops one thread until the others can make no progress (Fiedor 2014, section 4.2). One at a time;
 * it goes on after {@code strength} milliseconds at the latest.
 */
final class HaltOneThread implements NoiseSeeding {

    private static final long STEP = 500_000;
    private static final int CALM_STEPS = 4;
    private static final int STEPS_PER_MILLI = 2;
    private static final VarHandle HALTED = OwnFields.handle(MethodHandles.lookup(), "halted", NoiseThread.class);

    private final int strength;
    private volatile NoiseThread halted;
    private volatile int progress;

    HaltOneThread(int strength) {
        this.strength = strength;
    }

    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        if (!HALTED.compareAndSet(this, null, t)) {
            return;
        }
        int seen = progress;
        int calm = 0;
        for (int steps = strength * STEPS_PER_MILLI; steps > 0 && calm < CALM_STEPS; steps--) {
            Pause.nanos(STEP);
            int now = progress;
            calm = now == seen ? calm + 1 : 0;
            seen = now;
        }
        halted = null;
    }

    /** Counts while a thread is halted only; lost updates do not matter, a change is what counts. */
    @Override
    public void event(NoiseThread t) {
        if (halted != null) {
            progress = progress + 1;
        }
    }

    @Override
    public boolean watchesEvents() {
        return true;
    }
}
