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

/** Runs a recorded schedule again, in a JVM of its own. */
public final class Replay {

    private Replay() {
    }

    /**
     * Replays a trace that lies in the {@code traces} of a campaign.
     *
     * @throws EngineException with a plain sentence when the trace is damaged or its campaign is missing
     */
    public static ReplaySummary run(Path trace, ReplayOptions options, Cancellation cancellation) {
        throw new UnsupportedOperationException();
    }

    /**
     * Replays a run of a campaign.
     *
     * @throws EngineException with a plain sentence when there is no such run or it kept no trace
     */
    public static ReplaySummary run(Path campaign, int run, ReplayOptions options, Cancellation cancellation) {
        throw new UnsupportedOperationException();
    }

    /**
     * The exact Java command of a replay, for launchers that start it themselves, such as a debugger.
     *
     * @param result file that the JVM writes its {@link org.contest.protocol.RunResult} to
     */
    public static ProcessSpec command(Path trace, ReplayOptions options, Path result) {
        throw new UnsupportedOperationException();
    }
}
