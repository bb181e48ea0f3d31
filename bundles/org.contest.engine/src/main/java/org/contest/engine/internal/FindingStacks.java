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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunTask;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.ProgramFrames;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.ThreadPosition;
import org.contest.protocol.findings.Finding;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who called what findings tell of. A trace has the line of each event, but no stacks: they would cost every
 * run. Its replay, one for all findings of a trace, takes them at the events that are told.
 */
final class FindingStacks {

    private static final int MOST_TRACES = 50;
    /** Programs that need a JVM for each replay are slow: then the rest of the findings has no callers. */
    private static final long MOST_NANOS = 10_000_000_000L;

    private final CampaignStore store;
    private final CampaignFiles files;
    private final ProgramFrames program;

    FindingStacks(CampaignStore store, CampaignFiles files, ProgramFrames program) {
        this.store = store;
        this.files = files;
        this.program = program;
    }

    /** True when there are places whose callers nobody knows, and a trace of them. */
    boolean isWanted() {
        return !byTrace().isEmpty();
    }

    private List<List<FindingRow>> byTrace() {
        return inOrder(store.findings().stream().filter(row -> !row.isSuppressed() && isKept(row.trace()))
            .filter(row -> row.finding().places().stream().allMatch(place -> place.callers().isEmpty()))
            .toList());
    }

    /** By trace: those with findings in own code first, then those with the most, as time may be for one only. */
    static List<List<FindingRow>> inOrder(List<FindingRow> rows) {
        Map<Path, List<FindingRow>> traces =
            rows.stream().collect(Collectors.groupingBy(FindingRow::trace, LinkedHashMap::new, Collectors.toList()));
        return traces.values().stream()
            .sorted(Comparator
                .<List<FindingRow>, Boolean>comparing(some -> some.stream().noneMatch(row -> row.finding().own()))
                .thenComparing(some -> -some.size()))
            .toList();
    }

    private static boolean isKept(@Nullable Path trace) {
        return trace != null && Files.exists(trace);
    }

    /**
     * Replays the traces of findings.
     *
     * @param begins false when no other replay is to begin
     * @param goesOn false when one that has begun is to end
     */
    void tell(RunExecutor executor, BooleanSupplier begins, BooleanSupplier goesOn) {
        int left = MOST_TRACES;
        long end = System.nanoTime() + MOST_NANOS;
        for (List<FindingRow> rows : byTrace()) {
            if (left-- == 0 || System.nanoTime() > end || !begins.getAsBoolean()) {
                return;
            }
            try {
                List<ThreadPosition> stacks = stacks(Objects.requireNonNull(rows.get(0).trace()), rows,
                    executor, goesOn);
                rows.forEach(row -> row.finding().places().forEach(place -> put(row, place, stacks)));
            } catch (EngineException e) {
                return; // the program cannot be run any more: findings keep the lines that they have
            }
        }
    }

    private List<ThreadPosition> stacks(Path trace, List<FindingRow> rows, RunExecutor executor,
        BooleanSupplier goesOn) {
        TreeSet<Long> events = rows.stream().flatMap(row -> row.finding().places().stream())
            .map(Finding.Place::event).collect(Collectors.toCollection(TreeSet::new));
        RunOptions options = RecordedRun.of(trace)
            .replayOptions(ReplayOptions.defaults().withUntil(events.last() + 1))
            .with(Key.STACKS, events.stream().map(String::valueOf).collect(Collectors.joining(",")));
        int number = store.lastRun() + 1;
        RunTask task = new RunTask(number, options, files.output(number));
        executor.announce(task);
        RunResult result = executor.execute(task, () -> !goesOn.getAsBoolean()).result();
        CampaignFiles.delete(task.output());
        return result == null ? List.of() : result.positions();
    }

    private void put(FindingRow row, Finding.Place place, List<ThreadPosition> stacks) {
        stacks.stream().filter(stack -> stack.state().equals(ThreadPosition.BEFORE_EVENT + place.event())).findFirst()
            .ifPresent(stack -> store.putCallers(row.id(), place.event(),
                program.callers(place.frames().get(0), stack.frames())));
    }
}
