/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.noise.NoiseSettings;
import org.contest.protocol.noise.Placement;

/** Makes the placement heuristic that settings name. */
public final class Placements {

    /** The placement that makes no noise. */
    static final NoisePlacement SILENCE = (t, kind, site, object) -> 0;

    private Placements() {
    }

    /** The placement of a run. */
    public static NoisePlacement create(NoiseSettings settings) {
        int frequency = settings.writes().frequency();
        return settings.isNone() ? SILENCE : switch (Placement.of(settings.placement())) {
        case RANDOM_ALL -> (t, kind, site, object) -> frequency;
        case SHARED_VAR_ALL -> new SharedVarAll(frequency);
        case SHARED_VAR_ONE -> new SharedVarOne(frequency);
        case COVERAGE -> new Coverage(frequency);
        case METHOD_INTERRUPTED -> new MethodInterrupted(frequency);
        case METHOD_PAIR -> new MethodPair(frequency);
        case SYNC_COVERAGE -> new SyncCoverage(frequency);
        case READ_WRITE -> new ReadWrite(settings);
        case PATTERN -> new Pattern(frequency);
        case VISIBLE_OPERATIONS -> new VisibleOperations(frequency);
        case HISTORY -> new History(frequency);
        case PLOCS -> new Plocs(frequency, Placement.plocs(settings.placement()));
        case NONE -> SILENCE;
        };
    }
}
