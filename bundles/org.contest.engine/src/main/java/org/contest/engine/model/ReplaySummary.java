/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.contest.engine.json.Json;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.Failure;
import org.contest.protocol.ThreadPosition;
import org.jspecify.annotations.Nullable;

/**
 * What a replay did.
 *
 * @param trace the trace that was followed
 * @param outcome compared with the recorded run
 * @param recorded signature of the recorded failure; empty when the recorded run passed
 * @param failure the first failure of the replay; null when there was none
 * @param events of the replay
 * @param divergence where the replay left the trace; null when it did not
 * @param positions where the threads stood when it left the trace, or stopped at the event asked for; else empty
 * @param seconds wall time
 * @param output what the program printed
 * @param notes sentences for the user
 */
public record ReplaySummary(Path trace, Outcome outcome, String recorded, @Nullable Failure failure, long events,
    @Nullable ReplayDivergence divergence, List<ThreadPosition> positions, double seconds, String output,
    List<String> notes) {

    /** How the replay compares with the recorded run. */
    public enum Outcome {
        /** The failure with the recorded signature came again. */
        SAME_FAILURE,
        /** Another failure came. */
        OTHER_FAILURE,
        /** Nothing failed. */
        NO_FAILURE,
        /** The program left the trace. */
        DIVERGED,
        /** The replay came to the event before which it was to stop. */
        STOPPED;

        /** The name in JSON. */
        public String jsonName() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Copies the lists. */
    public ReplaySummary {
        positions = List.copyOf(positions);
        notes = List.copyOf(notes);
    }

    /** True when the recorded outcome came again, or the replay stopped where it was to: exit code 0. */
    public boolean reproduced() {
        return outcome == Outcome.STOPPED
            || outcome == (recorded.isEmpty() ? Outcome.NO_FAILURE : Outcome.SAME_FAILURE);
    }

    /** True when the trace was left by the same program on the same JDK. */
    public boolean isLeftByTheSame() {
        return outcome == Outcome.DIVERGED && divergence != null
            && divergence.cause() != DivergenceCause.OTHER_PROGRAM && divergence.cause() != DivergenceCause.OTHER_JDK;
    }

    /** True when the recorded failure came again, even where the replay had left the trace before. */
    public boolean failsAsRecorded() {
        return outcome == Outcome.SAME_FAILURE
            || outcome == Outcome.DIVERGED && failure != null && failure.signature().equals(recorded);
    }

    /** The JSON object of the command line, in one line. */
    public String toJson() {
        return json().toString();
    }

    /** The JSON object of the command line, to be added to. */
    public Json.Writer json() {
        Json.Writer json = Json.object().put("schema", 1).put("trace", trace).put("outcome", outcome.jsonName())
            .put("failure", failure == null ? null : json(failure)).put("events", events)
            .put("divergence", divergence == null ? null : divergence.json())
            .put("seconds", Math.round(seconds * 1000) / 1000.0);
        if (!positions.isEmpty()) {
            json.put("threads", positions.stream().map(ReplaySummary::json).toList());
        }
        if (!notes.isEmpty()) {
            json.put("notes", notes);
        }
        return json;
    }

    private static Json.Writer json(Failure failure) {
        return Json.object().put("kind", failure.kind().jsonName()).put("signature", failure.signature())
            .put("type", failure.type()).put("message", failure.message()).put("thread", failure.thread())
            .put("frames", failure.frames()).put("timingOnly", failure.timingOnly());
    }

    private static Json.Writer json(ThreadPosition position) {
        return Json.object().put("thread", position.identity()).put("name", position.name())
            .put("state", position.state()).put("holds", position.holds()).put("frames", position.frames());
    }
}
