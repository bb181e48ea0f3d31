/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.nio.file.Files;
import org.contest.engine.internal.RecordedOperations;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.json.Json;
import org.contest.engine.model.ProgramFrames;
import org.contest.engine.model.ReplayDivergence;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.protocol.ThreadPosition;
import org.jspecify.annotations.Nullable;

/** A replay in operations of the program's own code, as the recorded run had them. */
public final class ReplayOperations {

    private final @Nullable RecordedOperations recorded;
    private final ProgramFrames frames;
    private final long place;

    /**
     * Of a replay.
     *
     * @param until the event before which it was to stop; -1 for none
     */
    public ReplayOperations(ReplaySummary replay, long until) {
        RecordedRun run = RecordedRun.of(replay.trace());
        recorded = Files.exists(run.sites()) ? RecordedOperations.of(run) : null;
        frames = recorded == null ? ProgramFrames.UNKNOWN : recorded.frames();
        ReplayDivergence left = replay.divergence();
        place = left != null ? left.event() : replay.outcome() == Outcome.STOPPED ? until : run.events();
    }

    /** Which frames of a stack are of the program's own code. */
    public ProgramFrames frames() {
        return frames;
    }

    /** How many operations were followed; 0 when the trace does not tell its locations. */
    public int followed() {
        return recorded == null ? 0 : recorded.begunBefore(place);
    }

    /** What a thread does next in the recorded run, in words; empty when that is nothing, or not known. */
    public String next(ThreadPosition thread) {
        return recorded == null ? "" : recorded.next(place, thread.identity());
    }

    /** What started a thread, in words; empty where that is not known. */
    public String started(ThreadPosition thread) {
        return recorded == null ? "" : recorded.started(thread.identity());
    }

    /** The JSON object of the command line. */
    public Json.Writer json() {
        return Json.object().put("followed", followed()).put("recorded", recorded == null ? 0 : recorded.size());
    }
}
