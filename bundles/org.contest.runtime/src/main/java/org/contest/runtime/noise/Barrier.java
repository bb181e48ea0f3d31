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
import org.contest.runtime.RealOperations;

/**
 * barrier: a thread waits before a variable until another comes to the same one, then both go on at once
 * (Fiedor 2014, section 4.2). {@code strength} microseconds at most, in whole milliseconds, so that nothing deadlocks.
 */
final class Barrier implements NoiseSeeding {

    private static final int GATES = 64;
    private static final int MICROS_PER_MILLI = 1000;

    /** Where threads wait for variables; some variables share one. Guarded by its monitor. */
    private static final class Gate {
        int waiting;
    }

    private final Gate[] gates = new Gate[GATES];
    private final long millis;

    Barrier(int strength) {
        millis = Math.max(1, strength / MICROS_PER_MILLI);
        for (int i = 0; i < GATES; i++) {
            gates[i] = new Gate();
        }
    }

    @Override
    public boolean usesObjects() {
        return true;
    }

    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        Gate gate = gates[object & GATES - 1];
        if (object == 0 || t.thread.isInterrupted()) {
            return;
        }
        synchronized (gate) {
            if (gate.waiting > 0) {
                gate.notifyAll();
                return;
            }
            gate.waiting++;
            try {
                gate.wait(millis);
            } catch (InterruptedException e) {
                RealOperations.interrupt(t.thread);
            } finally {
                gate.waiting--;
            }
        }
    }
}
