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
 * inverseNoise: stops all threads but one, at their next events, and lets this one get {@code strength} events far
 * (Fiedor 2014, section 4.2), unless it makes no progress for some milliseconds.
 */
final class InverseNoise implements NoiseSeeding {

    private static final long STEP = 200_000;
    private static final int CALM_STEPS = 15;
    private static final VarHandle RUNNER = OwnFields.handle(MethodHandles.lookup(), "runner", NoiseThread.class);

    private final Strength strength;
    private volatile NoiseThread runner;
    private volatile long until;

    InverseNoise(Strength strength) {
        this.strength = strength;
    }

    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        if (runner == null) {
            until = t.events + strength.draw(t.random);
            RUNNER.compareAndSet(this, null, t);
        }
    }

    @Override
    public void event(NoiseThread t) {
        NoiseThread alone = runner;
        if (alone == null) {
            return;
        }
        if (alone != t) {
            stop(alone);
        } else if (t.events >= until) {
            runner = null;
        }
    }

    private void stop(NoiseThread alone) {
        long seen = alone.events;
        for (int calm = 0; calm < CALM_STEPS && runner == alone; calm++) {
            Pause.nanos(STEP);
            if (alone.events != seen) {
                seen = alone.events;
                calm = 0;
            }
        }
        RUNNER.compareAndSet(this, alone, null);
    }

    @Override
    public boolean watchesEvents() {
        return true;
    }
}
