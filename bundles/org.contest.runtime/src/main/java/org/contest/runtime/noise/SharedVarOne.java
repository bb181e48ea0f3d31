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
 * sharedVar-one: before accesses of one variable, drawn from those that threads share (Fiedor 2014, section 4.1). They
 * become known while the program runs, so each new one takes the place with chance one in the number known: each is
 * equally likely to be the last.
 */
final class SharedVarOne implements NoisePlacement {

    private static final int PER_MILLE = 1000;

    private final int frequency;
    private final SharedVariables shared = new SharedVariables();
    private volatile int chosen;

    SharedVarOne(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        if (!kind.isAccess()) {
            return 0;
        }
        int before = shared.known();
        if (!shared.access(t, object)) {
            return 0;
        }
        int known = shared.known();
        if (known != before && t.random.chance(PER_MILLE / known)) {
            chosen = object;
        }
        return chosen == object ? frequency : 0;
    }

    @Override
    public boolean usesObjects() {
        return true;
    }
}
