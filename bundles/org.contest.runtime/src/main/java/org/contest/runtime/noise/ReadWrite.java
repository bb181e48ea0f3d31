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
import org.contest.protocol.noise.NoiseSettings;

/**
 * read/write: own frequencies before reads, writes and synchronization (Fiedor 2014, section 4.1). In a race one access
 * is a write: strong noise before writes and weak noise before the reads lets a read overtake, and the other way round.
 */
final class ReadWrite implements NoisePlacement {

    private final int reads;
    private final int writes;
    private final int synchronization;

    ReadWrite(NoiseSettings settings) {
        reads = settings.reads().frequency();
        writes = settings.writes().frequency();
        synchronization = settings.synchronization().frequency();
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        if (!kind.isAccess()) {
            return synchronization;
        }
        return kind.isWrite() ? writes : reads;
    }
}
