/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.detect.Directions;
import org.contest.engine.draw.Draw;
import org.contest.engine.draw.Draws;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunTask;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FindingRow;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The last part of a campaign: for each predicted finding a run that is led to where it happens, and then goes on at
 * random (predict, then confirm; Joshi 2009). What was witnessed is confirmed, and has a trace that replays.
 */
final class Confirmation {

    /** How such runs are called. */
    static final String SCHEDULER = "confirm";

    private static final int MOST = 50;

    private final CampaignStore store;
    private final CampaignFiles files;
    private final RunOptions common;
    private final long seed;

    Confirmation(CampaignStore store, CampaignFiles files, CampaignOptions options) {
        this.store = store;
        this.files = files;
        this.seed = store.head().seed();
        common = Draws.common(options).with(Key.SCHEDULER, "replay").with(Key.CONTROL, true)
            .with(Key.AFTER_PREFIX, "random").with(Key.SEED, seed);
    }

    private List<FindingRow> predicted() {
        return store.findings().stream().filter(row -> row.counts() && row.state() == FindingRow.State.PREDICTED)
            .limit(MOST).toList();
    }

    /** True when there is something to confirm. */
    boolean isWanted() {
        return !predicted().isEmpty();
    }

    /**
     * Tries each finding.
     *
     * @param numbers numbers of runs
     * @param take stores a run
     */
    void run(RunWork work, RunExecutor executor, IntSupplier numbers, Function<FinishedRun, StoredRun> take,
        BooleanSupplier goesOn) {
        for (FindingRow row : predicted()) {
            Path seen = row.trace();
            if (!goesOn.getAsBoolean() || seen == null || !Files.exists(seen)) {
                continue;
            }
            if (Directions.isWitnessed(row.finding())) {
                store.confirm(row.id(), seen);
                continue;
            }
            Draw draw = draw(row, seen, work.mostEvents());
            if (draw != null) {
                RunTask task = work.task(numbers.getAsInt(), draw);
                executor.announce(task);
                FinishedRun run = work.execute(task, draw, executor, () -> !goesOn.getAsBoolean());
                StoredRun stored = take.apply(run);
                if (stored.trace() != null && happened(row.finding().kind(), run)) {
                    store.confirm(row.id(), stored.trace());
                }
            }
        }
    }

    private @Nullable Draw draw(FindingRow row, Path seen, long mostEvents) {
        Path prefix = files.branches().resolve("finding-" + row.id() + ".trace");
        try {
            Trace trace = Trace.readBeginning(seen, mostEvents);
            Optional<Branch> branch =
                Directions.of(trace, SiteTable.read(files.sitesFor(seen)), row.finding());
            if (branch.isEmpty()) {
                return null;
            }
            Files.createDirectories(files.branches());
            branch.get().write(trace, prefix);
            return new Draw(SCHEDULER, row.finding().kind().text() + " of finding " + row.id(), seed,
                common.with(Key.REPLAY, prefix).with(Key.PREFIX, branch.get().length()));
        } catch (IOException e) {
            throw EngineException.tool(String.valueOf(e.getMessage()), e);
        }
    }

    /** Who follows a prefix to its end has both accesses before it; locks have to be waited for in the end. */
    private static boolean happened(FindingKind kind, FinishedRun run) {
        RunResult result = run.report().result();
        boolean followed = result != null && result.divergence() == null;
        return followed && (kind != FindingKind.POTENTIAL_DEADLOCK
            || run.failures().stream().anyMatch(failure -> failure.kind() == FailureKind.DEADLOCK));
    }
}
