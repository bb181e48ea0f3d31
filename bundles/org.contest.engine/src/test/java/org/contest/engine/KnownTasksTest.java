/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.contest.analysis.coverage.Metrics;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The tasks of every metric, exactly, of a real program whose runs have all the same order, under control and free.
 * <p>
 * In this order main, M, and the worker, W, with lines of {@code samples.KnownTasks}:
 * <pre>
 * M 14-15 class initializer makes OUTER (14) and INNER (15)
 * M 34 enters OUTER   M 35 count = 1   M 36 leaves OUTER   M 38 starts W
 * W 21 enters OUTER   W 22 enters INNER   W 23 count = 2   W 24 leaves INNER   W 25 leaves OUTER
 * M 39 joins W        M 40 reads count
 * </pre>
 * All other tasks of Fiedor 2014, section 3, follow from that; each metric says below how.
 */
class KnownTasksTest {

    private static final int RUNS = 3;

    private static final Map<String, List<String>> EXPECTED = Map.ofEntries(
        // W ran between two operations of main; nobody ran in the midst of the two other methods.
        Map.entry("Method interrupted", List.of("<clinit>, not interrupted", "W.run, not interrupted",
            "main, interrupted")),
        Map.entry("Method pair", List.of("main -> W.run")),
        // Each operation with the next one of all threads: twelve pairs of thirteen operations, two of them a switch.
        Map.entry("ConcurPairs", List.of("<clinit>:14 -> <clinit>:15, no switch", "<clinit>:15 -> main:34, no switch",
            "W.run:21 -> W.run:22, no switch", "W.run:22 -> W.run:23, no switch", "W.run:23 -> W.run:24, no switch",
            "W.run:24 -> W.run:25, no switch", "W.run:25 -> main:39, switch", "main:34 -> main:35, no switch",
            "main:35 -> main:36, no switch", "main:36 -> main:38, no switch", "main:38 -> W.run:21, switch",
            "main:39 -> main:40, no switch")),
        // The only use is that of line 40, and the definition before it is W's.
        Map.entry("DUPairs*", List.of("W.run:23 -> main:40, count, by W#, by M#")),
        // Nobody waits for a lock, as W begins after line 36 and main goes on after W's end.
        Map.entry("Sync", List.of("<clinit>:14, visited", "<clinit>:15, visited", "W.run:21, visited",
            "W.run:22, visited", "main:34, visited", "main:38, visited", "main:39, signalled")),
        // M finds the variable virgin, W finds it M's own; main then finds W's locks, and the second owner's state.
        Map.entry("Eraser", List.of("W.run:23, count, {}, exclusive", "main:35, count, {}, virgin",
            "main:40, count, {OUTER, INNER}, exclusive'")),
        Map.entry("Eraser*", List.of("W.run:23, count, {}, exclusive, by W#", "main:35, count, {}, virgin, by M#",
            "main:40, count, {OUTER, INNER}, exclusive', by M#")),
        // After line 35 the set is {M}; leaving OUTER adds it, the start (or OUTER again) adds W. After line 23 it is
        // {W}; leaving adds both locks, the join adds M.
        Map.entry("GoldiLock", List.of("W.run:23, count, {OUTER, M#, W#}", "main:35, count, {}",
            "main:40, count, {OUTER, INNER, M#, W#}")),
        Map.entry("GoldiLock*", List.of("W.run:23, count, {OUTER, M#, W#}, by W#", "main:35, count, {}, by M#",
            "main:40, count, {OUTER, INNER, M#, W#}, by M#")),
        // W holds OUTER as M did: a short circuit. In line 40 main holds nothing, and the thread is another one.
        Map.entry("GoldiLockSC", List.of("W.run:23, count, SCL", "main:35, count, {}, LS",
            "main:40, count, {OUTER, INNER, M#, W#}, LS")),
        // Between the write of line 35 and the read of line 40 comes W's write.
        Map.entry("Avio", List.of("main:35 -> main:40 -> W.run:23, count, w/w/r unserializable")),
        Map.entry("Avio*", List.of("main:35 -> main:40 -> W.run:23, count, w/w/r unserializable, by M#, by W#")),
        // Only W nests locks.
        Map.entry("GoodLock", List.of("W.run:21 -> W.run:22, OUTER, INNER")),
        Map.entry("GoodLock*", List.of("W.run:21 -> W.run:22, OUTER, INNER, by W#")),
        // OUTER goes from M to W, the start orders W's first operation, the join what follows W's last.
        Map.entry("HBPair", List.of("W.run:25 -> main:39, join", "main:36 -> W.run:21, OUTER",
            "main:38 -> W.run:21, start")),
        Map.entry("HBPair*",
            List.of("W.run:25 -> main:39, join, by W#, by M#", "main:36 -> W.run:21, OUTER, by M#, by W#",
                "main:38 -> W.run:21, start, by M#, by W#")));

    @TempDir
    private Path folder;

    @Test
    void no_metric_is_left_out() {
        assertEquals(new TreeSet<>(Metrics.names()), new TreeSet<>(EXPECTED.keySet()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "noise"})
    void exactly_the_known_tasks_are_covered_in_every_run(String scheduler) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(7).withRuns(RUNS)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.STOP_ON, "never")
            .with(CampaignOption.METRICS, "all");
        Map<String, TreeSet<String>> tasks = new TreeMap<>();
        try (Campaign campaign = Campaign.create(folder, Sample.of("KnownTasks"), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
            for (TaskRow row : campaign.tasks(TaskQuery.ALL.with(TaskQuery.Cover.COVERED))) {
                assertEquals(RUNS, row.runs(), row.task().text());
                tasks.computeIfAbsent(row.metric(), metric -> new TreeSet<>()).add(shortened(row.task().text()));
            }
        }
        EXPECTED.forEach((metric, expected) -> assertEquals(expected, List.copyOf(tasks.get(metric)), metric));
    }

    /** Places without their kind and variable, and locks and threads by the names that the comment above has. */
    private static String shortened(String task) {
        return task.replaceAll("(:\\d+) [A-Z_]+( [\\w.$]+)?", "$1")
            .replace("java.lang.Object of samples.KnownTasks.<clinit>:14", "OUTER")
            .replace("java.lang.Object of samples.KnownTasks.<clinit>:15", "INNER")
            .replaceAll("samples\\.KnownTasks\\$Worker", "W").replaceAll("samples\\.KnownTasks#", "M#")
            .replaceAll("#[0-9a-f]+", "#").replace("samples.KnownTasks.", "");
    }
}
