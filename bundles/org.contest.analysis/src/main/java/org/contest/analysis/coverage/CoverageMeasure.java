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
import org.contest.analysis.stream.SiteNumbers;
import org.contest.analysis.stream.Steps;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/** Computes what runs cover of some metrics, with the same numbers of tasks for all runs. Safe for several threads. */
public final class CoverageMeasure {

    /** What one thread at a time needs. */
    private final class Desk {
        private final List<RunTasks> runTasks = new ArrayList<>();
        private @Nullable SiteNumbers sites;
        private @Nullable Steps steps;

        Desk() {
            tables.forEach(table -> runTasks.add(new RunTasks(table)));
        }

        int[][] measure(Trace trace, SiteTable table) {
            Steps stream = begin(trace, table);
            Collector[] collectors = collectors();
            while (stream.next()) {
                for (Collector collector : collectors) {
                    collector.take(stream);
                }
            }
            return runTasks.stream().map(RunTasks::take).toArray(int[][]::new);
        }

        private Steps begin(Trace trace, SiteTable table) {
            SiteNumbers known = sites;
            if (known == null || known.table() != table) {
                known = new SiteNumbers(table, identities);
                sites = known;
            }
            Steps stream = steps;
            if (stream == null) {
                stream = new Steps(trace, known);
                steps = stream;
            } else {
                stream.begin(trace, known);
            }
            return stream;
        }

        /** A basic metric and its extended form share a collector. */
        private Collector[] collectors() {
            Map<CollectorMaker, TaskWriter> writers = new HashMap<>();
            for (int i = 0; i < metrics.size(); i++) {
                CoverageMetric metric = metrics.get(i);
                writers.computeIfAbsent(metric.maker(), maker -> new TaskWriter()).add(metric, runTasks.get(i));
            }
            return writers.entrySet().stream().map(entry -> entry.getKey().collector(identities, entry.getValue()))
                .toArray(Collector[]::new);
        }
    }

    private final List<CoverageMetric> metrics;
    private final Identities identities;
    private final List<TaskTable> tables;
    private final Queue<Desk> desks = new ConcurrentLinkedQueue<>();

    /** For these metrics, and with these identities. */
    public CoverageMeasure(List<CoverageMetric> metrics, Identities identities) {
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

    /** The numbers of the tasks that a run covered, by metric in the order of {@link #metrics}; each once, sorted. */
    public int[][] measure(Trace trace, SiteTable sites) {
        Desk free = desks.poll();
        Desk desk = free == null ? new Desk() : free;
        int[][] covered = desk.measure(trace, sites);
        desks.add(desk);
        return covered;
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
