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
import java.util.HashSet;
import java.util.Set;
import org.contest.engine.internal.FreshReplay;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.protocol.RunResult;

/** Replays for a campaign that has seen a failure. */
final class FreshReplays implements FreshReplay {

    private static final int CONFIRMING_REPLAYS = 2;
    private static final Answer LOST = new Answer(Outcome.LOST);

    private final Cancellation cancellation;
    /** Traces that cannot be followed event by event: a schedule without their time limits cannot either. */
    private final Set<Path> unfollowed = new HashSet<>();

    FreshReplays(Cancellation cancellation) {
        this.cancellation = cancellation;
    }

    @Override
    public Answer same(Path trace) {
        ReplaySeries series = new ReplaySeries(trace);
        Answer answer = LOST;
        for (int i = 0; i < CONFIRMING_REPLAYS && !answer.fails() && !cancellation.isCancelled(); i++) {
            Answer next = replay(series, ReplayOptions.defaults());
            answer = next.outcome().compareTo(answer.outcome()) < 0 ? next : answer;
        }
        if (series.keepsOrder()) {
            unfollowed.add(trace);
        }
        return answer;
    }

    @Override
    public Answer withoutTimeouts(Path trace, boolean clocks) {
        return unfollowed.contains(trace) ? LOST
            : replay(new ReplaySeries(trace), ReplayOptions.defaults().waitingOn(clocks));
    }

    private Answer replay(ReplaySeries series, ReplayOptions options) {
        try {
            ReplaySummary summary = series.next(options, cancellation);
            String waitedOn = noted(summary, RunResult.WAITED_ON);
            String cameLater = noted(summary, RunResult.CAME_LATER);
            Outcome outcome = summary.failsAsRecorded() ? Outcome.FAILS : cancellation.isCancelled() ? Outcome.LOST
                : summary.outcome() == ReplaySummary.Outcome.DIVERGED ? Outcome.LEFT : Outcome.OTHER;
            return new Answer(outcome, waitedOn + cameLater, !cameLater.isEmpty());
        } catch (EngineException e) {
            return LOST;
        }
    }

    /** What follows such a beginning in a note of the replay; empty when there is none. */
    private static String noted(ReplaySummary summary, String beginning) {
        return summary.notes().stream().filter(note -> note.startsWith(beginning)).findFirst()
            .map(note -> note.substring(beginning.length())).orElse("");
    }
}
