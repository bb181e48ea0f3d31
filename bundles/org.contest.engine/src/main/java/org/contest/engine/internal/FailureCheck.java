/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.engine.internal.FreshReplay.Answer;
import org.contest.engine.internal.FreshReplay.Outcome;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.FailureRow;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.engine.store.Unexplained;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.jspecify.annotations.Nullable;

/** Decides which failures count: hangs, and what a JVM of many runs shows, when a replay of its own shows them too. */
final class FailureCheck {

    /** Runs with a failure that no replay could tell of, of which replays are tried. */
    private static final int MOST_TRIES = 3;

    private final CampaignStore store;
    private final CampaignOptions options;
    private final FreshReplay replays;
    private final CampaignListener listener;
    private final TimeoutCheck timeouts;
    private final Map<Integer, Integer> tries = new HashMap<>();
    /** How many runs with a JVM of their own had a failure that no replay has shown. */
    private final Map<Integer, Integer> alone = new HashMap<>();
    /** A failure did not come again in a JVM of its own: what JVMs of many runs show is not to be trusted. */
    private volatile boolean retreats;
    private boolean told;

    FailureCheck(CampaignStore store, CampaignOptions options, FreshReplay replays, CampaignListener listener) {
        this.store = store;
        this.options = options;
        this.replays = replays;
        this.listener = listener;
        timeouts = new TimeoutCheck(store, replays);
    }

    /** True when each run is to have a JVM from now on. */
    boolean retreats() {
        return retreats;
    }

    /** True when failures of a run count only after a replay: a hang may be of a machine that was too busy. */
    static boolean isDoubtful(FinishedRun run) {
        return run.repeating() || run.failures().stream().anyMatch(failure -> failure.kind() == FailureKind.HANG);
    }

    /** Failures of a run: which need a timeout to expire. */
    List<Failure> timed(List<Failure> failures, @Nullable Path trace) {
        return timeouts.again(failures, trace);
    }

    /** Failures of a run that count, of those that are new or have counted for the first time. */
    List<FailureRow> decided(FinishedRun finished, StoredRun run, List<FailureRow> fresh) {
        Path trace = run.trace();
        if (!options.get(CampaignOption.RECORD).equals("full") || trace == null) {
            return fresh.stream().map(row -> store.confirm(row.id(), run)).toList();
        }
        List<FailureRow> counted = new ArrayList<>(fresh.stream().filter(row -> !row.unconfirmed()).toList());
        List<FailureRow> asked = new ArrayList<>(fresh.stream().filter(FailureRow::unconfirmed).toList());
        store.unexplained(run.number()).stream()
            .filter(row -> tries.merge(row.id(), 1, Integer::sum) < MOST_TRIES).forEach(asked::add);
        if (!asked.isEmpty()) {
            counted.addAll(confirmed(finished, run, asked, trace));
        }
        if (!finished.repeating()) {
            doubt(run.number());
        }
        List<FailureRow> decided =
            counted.stream().map(row -> timeouts.decided(row, trace, finished.failures())).toList();
        if (decided.stream().anyMatch(FailureRow::unconfirmed)) {
            listener.note(Unexplained.LIMIT.sentence(run.number()));
        }
        return decided.stream().filter(row -> !row.unconfirmed()).toList();
    }

    /** What comes in two JVMs that have one run each is more than the work of a busy machine. */
    private void doubt(int run) {
        for (FailureRow row : store.unconfirmed(run)) {
            if (alone.merge(row.id(), 1, Integer::sum) == 2) {
                store.leaveUnexplained(row.id(), Unexplained.AGAIN);
                listener.note(Unexplained.AGAIN.sentence(row.firstRun()));
            }
        }
    }

    private List<FailureRow> confirmed(FinishedRun finished, StoredRun run, List<FailureRow> asked, Path trace) {
        Answer answer = replays.same(trace);
        if (answer.fails()) {
            return asked.stream().map(row -> store.confirm(row.id(), run)).toList();
        }
        if (answer.outcome() == Outcome.LOST || answer.outcome() == Outcome.LEFT) {
            Unexplained why = answer.isLost() ? Unexplained.LOST : Unexplained.LEFT;
            asked.forEach(row -> store.leaveUnexplained(row.id(), why));
            listener.note(why.sentence(run.number()));
        }
        if (!answer.isLost()) {
            retreats |= finished.repeating();
        }
        if (answer.outcome() == Outcome.OTHER) {
            listener.note("Run " + run.number() + (finished.repeating() ? " failed in a JVM of many runs" : " hung")
                + ", and its replay in a JVM of its own did not" + (finished.repeating() ? consequence() : "."));
        }
        return List.of();
    }

    /** Told once: more runs may have failed before the first of them was replayed. */
    private String consequence() {
        if (told || !options.get(CampaignOption.MODE).equals("auto")) {
            return ".";
        }
        told = true;
        return ": from now on each run has a JVM.";
    }
}
