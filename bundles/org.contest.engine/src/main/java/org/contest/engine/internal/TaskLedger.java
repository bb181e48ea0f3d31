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
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.Saturation;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.identity.TaskTable;
import org.contest.engine.store.TaskCounted;

/** The covered tasks of every metric of a campaign, and in how many runs each was. */
public final class TaskLedger {

    /** Numbers of runs that estimates ask for, and that are written at once. */
    private static final int AT_ONCE = 2;

    private static final class Tasks {
        private final String name;
        private final TaskTable table;
        private int[] runs = new int[64];
        private int[] firstRuns = new int[64];
        private int[] written = new int[64];
        private long size;
        private int lastGrowth;
        private final Growth growth = new Growth();

        Tasks(String name, TaskTable table) {
            this.name = name;
            this.table = table;
        }

        void restore(TaskCounted task) {
            table.put(task.number(), task.tuple());
            room(task.number());
            runs[task.number()] = task.runs();
            written[task.number()] = task.runs();
            firstRuns[task.number()] = task.firstRun();
            if (task.runs() > 0) {
                size++;
                lastGrowth = Math.max(lastGrowth, task.firstRun());
                growth.add(task.firstRun());
            }
        }

        /** Counts one run of a task; true when that has to be written at once. */
        boolean raise(int number, int run) {
            room(number);
            if (runs[number]++ == 0) {
                firstRuns[number] = run;
                lastGrowth = run;
                size++;
                growth.add(run);
            }
            return runs[number] <= AT_ONCE;
        }

        private void room(int number) {
            if (number >= runs.length) {
                int length = Math.max(number + 1, 2 * runs.length);
                runs = Arrays.copyOf(runs, length);
                firstRuns = Arrays.copyOf(firstRuns, length);
                written = Arrays.copyOf(written, length);
            }
        }

        TaskCounted counted(int number) {
            written[number] = runs[number];
            return new TaskCounted(name, number, table.tuple(number), firstRuns[number], runs[number]);
        }
    }

    private final Map<String, Tasks> metrics = new LinkedHashMap<>();
    private final List<Tasks> inOrder;

    /** A ledger of the metrics of a measure, empty. */
    public TaskLedger(CoverageMeasure measure) {
        for (int i = 0; i < measure.metrics().size(); i++) {
            String name = measure.metrics().get(i).name();
            metrics.put(name, new Tasks(name, measure.table(i)));
        }
        inOrder = List.copyOf(metrics.values());
    }

    /** Takes a task that an earlier part of the campaign has stored. */
    void restore(TaskCounted task) {
        tasks(task.metric()).restore(task);
    }

    /**
     * Takes what a run covered; returns what has to be written at once.
     *
     * @param covered numbers of tasks by metric, in the order of the measure; nothing for a run without a trace
     */
    public List<TaskCounted> add(int run, int[][] covered) {
        List<TaskCounted> raised = new ArrayList<>();
        for (int i = 0; i < covered.length; i++) {
            Tasks tasks = inOrder.get(i);
            for (int number : covered[i]) {
                if (tasks.raise(number, run)) {
                    raised.add(tasks.counted(number));
                }
            }
        }
        return raised;
    }

    /** The tasks whose number of runs has grown since it was written. */
    public List<TaskCounted> unwritten() {
        List<TaskCounted> grown = new ArrayList<>();
        for (Tasks tasks : inOrder) {
            for (int number = 0; number < tasks.runs.length; number++) {
                if (tasks.runs[number] != tasks.written[number]) {
                    grown.add(tasks.counted(number));
                }
            }
        }
        return grown;
    }

    private Tasks tasks(String metric) {
        return java.util.Objects.requireNonNull(metrics.get(metric), metric);
    }

    /** True when the last growth of a metric was in this run. */
    boolean grewIn(String metric, int run) {
        return tasks(metric).lastGrowth == run;
    }

    /** The number of covered tasks of a metric. */
    long size(String metric) {
        return tasks(metric).size;
    }

    /** The number of runs that covered a task. */
    int runs(String metric, int number) {
        Tasks tasks = tasks(metric);
        return number < tasks.runs.length ? tasks.runs[number] : 0;
    }

    /** True when there is a curve, and all curves that are waited for are saturated. */
    boolean isSaturated(Saturation saturation, Set<String> awaited, int runs) {
        return !inOrder.isEmpty() && inOrder.stream().filter(tasks -> awaited.isEmpty() || awaited.contains(tasks.name))
            .allMatch(tasks -> saturation.at(tasks.growth.reached(saturation.enough(tasks.size)), runs) != null);
    }
}
