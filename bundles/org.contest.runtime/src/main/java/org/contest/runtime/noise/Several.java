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

/** Several seedings together: each noise is made by one of them, drawn; all of them watch and tamper. */
final class Several implements NoiseSeeding {

    private final NoiseSeeding[] parts;

    Several(NoiseSeeding[] parts) {
        this.parts = parts;
    }

    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        parts[t.random.nextInt(parts.length)].make(t, kind, object);
    }

    @Override
    public void event(NoiseThread t) {
        for (NoiseSeeding part : parts) {
            part.event(t);
        }
    }

    @Override
    public boolean watchesEvents() {
        for (NoiseSeeding part : parts) {
            if (part.watchesEvents()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean usesObjects() {
        for (NoiseSeeding part : parts) {
            if (part.usesObjects()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long tamper(NoiseThread t, long nanos) {
        long tampered = nanos;
        for (NoiseSeeding part : parts) {
            tampered = part.tamper(t, tampered);
        }
        return tampered;
    }
}
