/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.nio.file.Path;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.protocol.KeptOrder;

/**
 * Replays of one trace. They follow it event by event. Where another JVM does otherwise inside libraries, so that the
 * trace is left, they keep the order of the operations of own code instead, when that makes the recorded failure come
 * again or, of a run that passed, all of them in their turn.
 */
public final class ReplaySeries {

    private final Path trace;
    private boolean keepsOrder;

    /** Replays of a trace file. */
    public ReplaySeries(Path trace) {
        this.trace = trace;
    }

    /** True when the trace cannot be followed, and replays keep the order of the operations of own code. */
    boolean keepsOrder() {
        return keepsOrder;
    }

    /**
     * The next replay.
     *
     * @throws EngineException with a plain sentence when the trace is damaged or its program is missing
     */
    public ReplaySummary next(ReplayOptions options, Cancellation cancellation) {
        if (keepsOrder) {
            return Replay.run(trace, options.inOwnOrder(), cancellation);
        }
        ReplaySummary followed = Replay.run(trace, options, cancellation);
        if (!options.isPlain() || !followed.isLeftByTheSame() || cancellation.isCancelled()) {
            return followed;
        }
        ReplaySummary ordered = Replay.run(trace, options.inOwnOrder(), cancellation);
        keepsOrder = isShown(ordered);
        return keepsOrder ? ordered : followed;
    }

    /** That nothing fails says little of itself: all operations of own code have to come in their order. */
    private static boolean isShown(ReplaySummary ordered) {
        return ordered.reproduced() && (!ordered.recorded().isEmpty() || KeptOrder.isWhole(ordered.notes()));
    }
}
