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

/** sharedVar-all: before accesses of variables that threads share (Fiedor 2014, section 4.1, after Ben-Asher 2006). */
final class SharedVarAll implements NoisePlacement {

    private final int frequency;
    private final SharedVariables shared = new SharedVariables();

    SharedVarAll(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        return kind.isAccess() && shared.access(t, object) ? frequency : 0;
    }

    @Override
    public boolean usesObjects() {
        return true;
    }
}
