/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.contest.analysis.detect.Directions;
import org.contest.engine.draw.Draw;
import org.contest.engine.draw.Draws;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunTask;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.FindingRow;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.findings.FindingKind;
import org.jspecify.annotations.Nullable;

/**
 * For each predicted finding a run that is led to where it happens, and then goes on at random (predict, then confirm;
 * Joshi 2009). What was witnessed is confirmed, and has a trace that replays. Where the led run did not get there,
 * another one lets the threads meet.
 */
final class Confirmation {

    /**
     * A run that is led to where a finding happens.
     *
     * @param confirms true when who follows the trace to where it leads has shown the finding
     */
    record Led(FindingRow row, Draw draw, boolean confirms) {
    }

    private static final int MOST = 50;
    /** Runs that are led into two calls that race, in different ways. */
    private static final int MOST_INSIDE = 6;

    /**
     * What is in the program's own code first, as a run of a large program takes long; then as they were found,
     * whatever was seen of them later, and whatever free threads showed of them before.
     */
    private static final Comparator<FindingRow> ORDER = Comparator
        .<FindingRow, Boolean>comparing(row -> !row.finding().own()).thenComparingInt(FindingRow::firstRun)
        .thenComparing(row -> row.finding().kind()).thenComparing(row -> row.finding().places().get(0).event())
        .thenComparing(row -> row.finding().signature());

    private final CampaignStore store;
    private final LedDraws draws;
    private final Set<Integer> tried = new HashSet<>();
    /** To these a run was led that did not get there: threads are to meet for them. */
    private final Queue<FindingRow> missed = new ArrayDeque<>();
    private final Set<Integer> met = new HashSet<>();
    /** How many runs were led into the two calls of a race. */
    private final Map<Integer, Integer> ledInside = new HashMap<>();

    /** For a campaign of whose traces no more than so many events are read. */
    Confirmation(CampaignStore store, CampaignFiles files, CampaignOptions options, long mostEvents) {
        this.store = store;
        draws = new LedDraws(files, Draws.common(options).with(Key.SEED, store.head().seed()), mostEvents);
    }

    private List<FindingRow> untried() {
        return store.findings().stream().filter(row -> row.counts() && !row.finding().kind().isMeasured()
            && !tried.contains(row.id())).sorted(ORDER)
            .toList();
    }

    /** What the seed decides. */
    private List<FindingRow> untriedRepeatable() {
        return repeatable(untried());
    }

    private List<FindingRow> repeatable(List<FindingRow> rows) {
        Set<String> repeatable = store.repeatableFindings();
        return rows.stream().filter(row -> repeatable.contains(row.finding().signature())).toList();
    }

    private static List<FindingRow> predicted(List<FindingRow> rows) {
        return rows.stream().filter(row -> row.state() == FindingRow.State.PREDICTED).toList();
    }

    /** What no run has made happen whose seed decides what it does. */
    private List<FindingRow> open(List<FindingRow> rows) {
        Set<String> free = rows.isEmpty() ? Set.of() : store.freelyConfirmedFindings();
        return rows.stream().filter(row -> row.state() == FindingRow.State.PREDICTED
            || free.contains(row.finding().signature())).toList();
    }

    /** True when there is something to confirm. */
    boolean isWanted() {
        return !predicted(untried()).isEmpty();
    }

    /**
     * The next run for a finding that none was led to yet, and that a run has shown whose seed decides what it does.
     * Then those in which threads meet, and those that are led into calls.
     */
    @Nullable
    Led next() {
        Led led = next(open(untriedRepeatable()));
        return led != null ? led : insideCalls(races());
    }

    /**
     * The runs that a campaign with so many stored ones has led, or would have next: each by the run that was stored
     * before. Of what was confirmed since too, as that had its run; threads meet for what still is not.
     */
    Map<Integer, Led> after(int first, int lastRun) {
        Map<Integer, Led> planned = new HashMap<>();
        List<FindingRow> rows = new ArrayList<>(untriedRepeatable());
        List<FindingRow> races = new ArrayList<>(races());
        for (int run = first; run <= lastRun && !(rows.isEmpty() && races.isEmpty() && planned.isEmpty()); run++) {
            Led stored = run % 2 == 0 ? planned.get(run / 2) : null;
            if (stored != null && stored.confirms()) {
                misses(stored.row());
            }
            Led one = next(found(rows, run));
            one = one != null ? one : insideCalls(found(races, run));
            rows.removeIf(row -> tried.contains(row.id()));
            races.removeIf(row -> ledInside.getOrDefault(row.id(), 0) >= MOST_INSIDE);
            if (one != null) {
                planned.put(run, one);
            }
        }
        return planned;
    }

    /** The findings in a list that runs up to a number have shown. */
    private static List<FindingRow> found(List<FindingRow> rows, int runs) {
        return rows.stream().filter(row -> row.firstRun() <= runs).toList();
    }

    private @Nullable Led next(List<FindingRow> rows) {
        Led led = led(rows);
        return led != null ? led : met();
    }

    /** The races that a run was led to, as far as it is their turn. */
    private List<FindingRow> races() {
        return repeatable(store.findings().stream()
            .filter(row -> row.counts() && row.finding().kind() == FindingKind.DATA_RACE
                && ledInside.getOrDefault(row.id(), 0) < MOST_INSIDE)
            .sorted(ORDER).toList());
    }

    /** Into the calls of one of these races, into which the fewest runs were led. */
    private @Nullable Led insideCalls(List<FindingRow> races) {
        List<FindingRow> rows = races.stream()
            .sorted(Comparator.comparingInt(row -> ledInside.getOrDefault(row.id(), 0))).toList();
        for (FindingRow row : rows) {
            int attempt = ledInside.merge(row.id(), 1, Integer::sum);
            Path seen = row.trace();
            if (attempt <= MOST_INSIDE && seen != null && Files.exists(seen)) {
                Draw draw = draws.intoCalls(row, seen, attempt);
                if (draw != null) {
                    return new Led(row, draw, false);
                }
            }
            ledInside.put(row.id(), MOST_INSIDE);
        }
        return null;
    }

    private @Nullable Led led(List<FindingRow> rows) {
        for (FindingRow row : rows) {
            Path seen = row.trace();
            tried.add(row.id());
            if (seen != null && Files.exists(seen) && !witnessed(row, seen)) {
                Draw draw = draws.to(row, seen);
                if (draw != null) {
                    return new Led(row, draw, true);
                }
                misses(row);
            }
        }
        return null;
    }

    private @Nullable Led met() {
        for (FindingRow row = missed.poll(); row != null; row = missed.poll()) {
            Draw draw = draws.meeting(row, Objects.requireNonNull(row.trace()));
            if (draw != null) {
                return new Led(row, draw, false);
            }
        }
        return null;
    }

    private boolean witnessed(FindingRow row, Path seen) {
        boolean witnessed = Directions.isWitnessed(row.finding());
        if (witnessed) {
            store.confirm(row.id(), seen);
        }
        return witnessed;
    }

    private void misses(FindingRow row) {
        if (!open(List.of(row)).isEmpty() && Meeting.isPossible(row.finding()) && met.add(row.id())) {
            missed.add(row);
        }
    }

    /**
     * Tries each finding that was not tried yet.
     *
     * @param numbers numbers of runs
     * @param take stores a run; gives null for one that was cut off, which does not count
     */
    void run(RunWork work, RunExecutor executor, IntSupplier numbers,
        Function<FinishedRun, @Nullable StoredRun> take, BooleanSupplier goesOn) {
        for (int runs = 0; runs < MOST && goesOn.getAsBoolean(); runs++) {
            Led led = next(predicted(untried()));
            if (led == null) {
                return;
            }
            RunTask task = work.task(numbers.getAsInt(), led.draw());
            executor.announce(task);
            FinishedRun run = work.execute(task, led.draw(), executor, () -> !goesOn.getAsBoolean());
            StoredRun stored = take.apply(run);
            if (stored == null) {
                return;
            }
            done(led, run, stored);
        }
    }

    /** A led run is stored. */
    void done(Led led, FinishedRun run, StoredRun stored) {
        draws.done(led.draw());
        if (!led.confirms()) {
            return;
        }
        Path trace = stored.trace();
        if (trace != null && happened(led.row().finding().kind(), run)) {
            String signature = led.row().finding().signature();
            run.findings().stream().filter(finding -> finding.signature().equals(signature)).findFirst()
                .ifPresent(finding -> store.tell(finding, trace));
            store.confirm(led.row().id(), trace);
        } else {
            misses(led.row());
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
