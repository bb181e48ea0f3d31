/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.util.List;
import java.util.Map;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A campaign at one moment, for views. Immutable.
 *
 * @param state where it stands
 * @param failures one row a signature
 * @param curves cumulative coverage by metric
 * @param progress while it runs; null otherwise
 * @param summary when it is over; while it runs, that of its runs before it was continued, if there are any
 * @param replays what the last replay of a failure did, by failure
 * @param message why it is broken or inconclusive; empty otherwise
 */
public record CampaignSnapshot(CampaignState state, List<FailureRow> failures,
    Map<String, List<CurvePoint>> curves, @Nullable CampaignProgress progress, @Nullable CampaignSummary summary,
    Map<Integer, ReplayOutcome> replays, String message) {

    /** Copies the collections. */
    public CampaignSnapshot {
        failures = List.copyOf(failures);
        replays = Map.copyOf(replays);
    }

    /** Number of runs. */
    public int runCount() {
        CampaignProgress now = progress;
        CampaignSummary known = summary;
        return now != null ? now.runs() : known != null ? known.runs() : 0;
    }

    /** Number of runs that failed; one that showed two failures is one. */
    public int failingRuns() {
        CampaignProgress now = progress;
        CampaignSummary known = summary;
        return now != null ? now.failures() : known != null ? known.failures() : 0;
    }

    /** Number of different failures that count: those that came again in a JVM of their own. */
    public int countedFailures() {
        return (int) failures.stream().filter(failure -> !failure.unconfirmed()).count();
    }

    /** What the last replay of a failure did; null when there was none in this session. */
    public @Nullable ReplayOutcome replay(int failure) {
        return replays.containsKey(failure) ? replays.get(failure) : null;
    }

    /** What was covered of a metric in the end; null while it runs, or when it was not computed. */
    public @Nullable Coverage coverage(String metric) {
        CampaignSummary known = state == CampaignState.RUNNING ? null : summary;
        return known != null && known.coverage().containsKey(metric) ? known.coverage().get(metric) : null;
    }

    /** The failure with an identifier; null when there is none. */
    public @Nullable FailureRow failure(int id) {
        for (FailureRow failure : failures) {
            if (failure.id() == id) {
                return failure;
            }
        }
        return null;
    }
}
