/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.contest.analysis.Saturation;
import org.contest.analysis.SpeciesEstimate;
import org.contest.engine.model.Coverage;

/** The covered tasks of every metric, and in how many runs each was, up to 3: more no estimator asks for. */
final class TaskLedger {

    private static final int ENOUGH = 3;

    private static final class Tasks {
        private final Map<String, Integer> runs = new HashMap<>();
        private final int[] withCount = new int[ENOUGH + 1];
        private int lastGrowth;

        /** Counts one run of a task; true when that still matters. */
        boolean raise(String task, int run) {
            int before = runs.getOrDefault(task, 0);
            if (before == ENOUGH) {
                return false;
            }
            lastGrowth = before == 0 ? run : lastGrowth;
            put(task, before, before + 1);
            return true;
        }

        void put(String task, int before, int now) {
            runs.put(task, now);
            withCount[before]--;
            withCount[now]++;
        }
    }

    private final Map<String, Tasks> metrics = new LinkedHashMap<>();

    /**
     * A ledger of metrics.
     *
     * @param stored counts of earlier runs, by metric
     * @param lastGrowth last run that covered something new, by metric
     */
    TaskLedger(List<String> names, Function<String, Map<String, Integer>> stored,
        Function<String, Integer> lastGrowth) {
        for (String name : names) {
            Tasks tasks = new Tasks();
            stored.apply(name).forEach((task, runs) -> tasks.put(task, 0, runs));
            tasks.lastGrowth = lastGrowth.apply(name);
            metrics.put(name, tasks);
        }
    }

    /** Takes what a run covered; returns the tasks whose count it raised, by metric. */
    Map<String, List<String>> add(int run, Map<String, Set<String>> covered) {
        Map<String, List<String>> raised = new LinkedHashMap<>();
        covered.forEach((metric, tasks) -> {
            List<String> changed = new ArrayList<>();
            for (String task : tasks) {
                if (tasks(metric).raise(task, run)) {
                    changed.add(task);
                }
            }
            raised.put(metric, changed);
        });
        return raised;
    }

    private Tasks tasks(String metric) {
        return Objects.requireNonNull(metrics.get(metric), metric);
    }

    /** True when the last growth of a metric was in this run. */
    boolean grewIn(String metric, int run) {
        return tasks(metric).lastGrowth == run;
    }

    /** The number of tasks of a metric. */
    long size(String metric) {
        return tasks(metric).runs.size();
    }

    /** True when there is a curve and every curve is saturated. */
    boolean isSaturated(int runs) {
        return !metrics.isEmpty()
            && metrics.values().stream().allMatch(tasks -> Saturation.at(tasks.lastGrowth, runs) != null);
    }

    /** Coverage by metric after a number of runs. */
    Map<String, Coverage> coverage(int runs) {
        Map<String, Coverage> coverage = new LinkedHashMap<>();
        metrics.forEach((name, tasks) -> coverage.put(name,
            new Coverage(tasks.runs.size(), SpeciesEstimate.of(tasks.withCount[1], tasks.withCount[2], runs).unseen(),
                Saturation.at(tasks.lastGrowth, runs))));
        return coverage;
    }
}
