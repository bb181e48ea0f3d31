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
 * visible-operations: where rstest calls its scheduling function (Stoller 2002, section 3): before synchronization,
 * but not before monitorexit and notifyAll, and before accesses of shared variables that no lock protects.
 */
final class VisibleOperations implements NoisePlacement {

    private final int frequency;
    private final SharedVariables shared = new SharedVariables();

    VisibleOperations(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        return switch (kind) {
        case MONITOR_EXIT, NOTIFY_ALL -> 0;
        case READ, WRITE, STATIC_READ, STATIC_WRITE, ARRAY_READ, ARRAY_WRITE ->
            shared.access(t, object) && !t.holdsMonitor() ? frequency : 0;
        default -> frequency;
        };
    }

    @Override
    public boolean usesObjects() {
        return true;
    }
}
