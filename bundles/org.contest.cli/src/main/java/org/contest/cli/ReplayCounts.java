/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.Map;
import org.contest.engine.ReplayOperations;
import org.contest.engine.json.Json;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.jspecify.annotations.Nullable;

/** Replays of one trace, counted by outcome; the first that was not as recorded is shown, else the last. */
final class ReplayCounts {

    private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    private @Nullable ReplaySummary shown;
    private int times;
    private int reproduced;

    void add(ReplaySummary replay) {
        times++;
        reproduced += replay.reproduced() ? 1 : 0;
        outcomes.merge(replay.outcome(), 1, Integer::sum);
        shown = shown == null || shown.reproduced() ? replay : shown;
    }

    /** In how many replays the recorded outcome came again. */
    int reproduced() {
        return reproduced;
    }

    /**
     * Prints one replay, and how often the recorded outcome came again.
     *
     * @param until the event before which replays were to stop; -1 for none
     */
    void print(long until, boolean inside, boolean json, PrintWriter out) {
        if (shown == null) {
            return;
        }
        ReplayOperations operations = new ReplayOperations(shown, until);
        new ReplayText(operations, inside, out).print(shown);
        if (times > 1) {
            out.println("The recorded outcome came again in " + reproduced + " of " + times + " replays.");
        }
        if (json) {
            out.println(shown.json().put("operations", operations.json()).put("times", times)
                .put("reproduced", reproduced).put("outcomes", outcomesJson()));
        }
    }

    private Json.Writer outcomesJson() {
        Json.Writer json = Json.object();
        outcomes.forEach((outcome, count) -> json.put(outcome.jsonName(), count));
        return json;
    }
}
