/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Task;
import org.contest.analysis.identity.TaskTable;
import org.contest.analysis.stream.SiteNumbers;
import org.contest.analysis.stream.Steps;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/** Computes what runs cover of some metrics, with the same numbers of tasks for all runs. Safe for several threads. */
public final class CoverageMeasure {

    /**
     * What a run shows.
     *
     * @param covered the numbers of the tasks that it covered, by metric in the order of {@link #metrics}; each once,
     *     sorted
     * @param operations number of operations
     */
    public record Measured(int[][] covered, int operations) {
    }

    /** What one thread at a time needs. */
    private final class Desk {
        private final List<RunTasks> runTasks = new ArrayList<>();
        private final Steps steps = new Steps(identities, inside, methods);
        private @Nullable SiteNumbers sites;

        Desk() {
            tables.forEach(table -> runTasks.add(new RunTasks(table)));
        }

        Measured measure(Trace trace, SiteTable table) {
            SiteNumbers known = sites;
            if (known == null || known.table() != table) {
                known = new SiteNumbers(table, identities);
                sites = known;
            }
            steps.begin(trace, known);
            Collector[] collectors = collectors();
            while (steps.next()) {
                for (Collector collector : collectors) {
                    collector.take(steps);
                }
            }
            for (Collector collector : collectors) {
                collector.end();
            }
            return new Measured(runTasks.stream().map(RunTasks::take).toArray(int[][]::new), steps.countOperations());
        }

        /** A basic metric and its extended form share a collector. */
        private Collector[] collectors() {
            Map<CollectorMaker, TaskWriter> writers = new HashMap<>();
            for (int i = 0; i < metrics.size(); i++) {
                CoverageMetric metric = metrics.get(i);
                writers.computeIfAbsent(metric.maker(), maker -> new TaskWriter()).add(metric, runTasks.get(i));
            }
            return writers.entrySet().stream().map(entry -> entry.getKey().collector(steps, entry.getValue()))
                .toArray(Collector[]::new);
        }
    }

    private final List<CoverageMetric> metrics;
    private final Identities identities;
    private final List<TaskTable> tables;
    private final boolean inside;
    private final int methods;
    private final Queue<Desk> desks = new ConcurrentLinkedQueue<>();

    /** For these metrics, and with these identities, of operations of the program's own code. */
    public CoverageMeasure(List<CoverageMetric> metrics, Identities identities) {
        this(metrics, identities, false, Steps.METHODS);
    }

    /**
     * For these metrics, and with these identities.
     *
     * @param inside true to measure all events, also those inside libraries
     * @param methods number of methods that make the identity of a thread
     */
    public CoverageMeasure(List<CoverageMetric> metrics, Identities identities, boolean inside, int methods) {
        this.inside = inside;
        this.methods = methods;
        this.metrics = List.copyOf(metrics);
        this.identities = identities;
        tables = metrics.stream().map(metric -> new TaskTable()).toList();
    }

    /** The metrics. */
    public List<CoverageMetric> metrics() {
        return metrics;
    }

    /** The identities of all tasks. */
    public Identities identities() {
        return identities;
    }

    /** The tasks of a metric, by its place in {@link #metrics}. */
    public TaskTable table(int metric) {
        return tables.get(metric);
    }

    /** Looks at a run. */
    public Measured measure(Trace trace, SiteTable sites) {
        Desk free = desks.poll();
        Desk desk = free == null ? new Desk() : free;
        Measured measured = desk.measure(trace, sites);
        desks.add(desk);
        return measured;
    }

    /** The tasks that a run covered, of one metric; for those who look at one trace. */
    public List<Task> tasks(int metric, int[] covered) {
        List<Task> tasks = new ArrayList<>();
        for (int number : covered) {
            tasks.add(identities.task(table(metric).tuple(number)));
        }
        return tasks;
    }
}
