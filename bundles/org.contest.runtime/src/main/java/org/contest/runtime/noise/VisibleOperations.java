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
 * visible-operations: where rstest calls its scheduling function (Stoller 2002, section 3): before
 * {@linkplain EventKind#isVisible() synchronization that may block or that chooses}, and before accesses of variables
 * that are neither unshared nor protected, as far as this run has shown.
 */
final class VisibleOperations implements NoisePlacement {

    private final int frequency;
    private final SharedVariables shared = new SharedVariables();
    private final ProtectedVariables protectedOnes = new ProtectedVariables();

    VisibleOperations(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        return kind.isVisible() || kind.isAccess() && isUnprotected(t, kind, object) ? frequency : 0;
    }

    private boolean isUnprotected(NoiseThread t, EventKind kind, int object) {
        boolean isProtected = protectedOnes.access(t, kind.isWrite(), object);
        return shared.access(t, object) && !isProtected;
    }

    @Override
    public boolean usesObjects() {
        return true;
    }
}
