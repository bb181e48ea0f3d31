/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.contest.analysis.Saturation;
import org.contest.analysis.SpeciesEstimate;
import org.contest.analysis.coverage.Metrics;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;

/** Tasks of every metric, as their numbers; {@link TaskReader} answers questions about them. */
final class TasksTable {

    private static final int HALF = 32;

    private final Database database;
    private final TaskDictionary dictionary;
    private final Map<String, Integer> metricIds = new HashMap<>();

    TasksTable(Database database, TaskDictionary dictionary) {
        this.database = database;
        this.dictionary = dictionary;
    }

    /** Writes tasks that are new, or whose number of runs has changed. */
    void put(List<TaskCounted> tasks) {
        if (!tasks.isEmpty()) {
            dictionary.write();
        }
        for (TaskCounted task : tasks) {
            if (task.runs() > 1) {
                database.update("UPDATE tasks SET runs = ? WHERE id = ?", task.runs(), id(task));
            } else {
                insert(task);
            }
        }
    }

    private long id(TaskCounted task) {
        return (long) metric(task.metric()) << HALF | task.number();
    }

    private void insert(TaskCounted task) {
        int[] t = task.tuple();
        database.update("INSERT INTO tasks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) "
            + "DO UPDATE SET first_run = excluded.first_run, runs = excluded.runs", id(task), metric(task.metric()),
            t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], task.firstRun(), task.runs());
    }

    /** The number of a metric in the file. */
    private synchronized int metric(String name) {
        return metricIds.computeIfAbsent(name, metric -> {
            database.update("INSERT OR IGNORE INTO metrics (name) VALUES (?)", metric);
            return (int) database.number("SELECT id FROM metrics WHERE name = ?", metric);
        });
    }

    /** Notes how many tasks a metric can have. */
    void putWorld(String metric, long world) {
        database.update("UPDATE metrics SET world = ? WHERE id = ?", world, metric(metric));
    }

    /** The run that brought a curve to so many tasks; 0 for none. */
    private int reached(String metric, long tasks) {
        return curve(metric).stream().filter(point -> point.tasks() >= tasks).findFirst().map(CurvePoint::run)
            .orElse(0);
    }

    private long world(String metric) {
        return database.number("SELECT world FROM metrics WHERE name = ?", metric);
    }

    /** Gives all tasks of a metric. */
    void each(String metric, Consumer<TaskCounted> tasks) {
        database.query("SELECT tasks.id, location1, location2, location3, object1, object2, detail, thread1, thread2, "
            + "first_run, runs FROM tasks JOIN metrics ON metrics.id = metric WHERE metrics.name = ? ORDER BY tasks.id",
            row -> {
                int[] tuple = new int[8];
                for (int i = 0; i < tuple.length; i++) {
                    tuple[i] = row.getInt(i + 2);
                }
                tasks.accept(new TaskCounted(metric, (int) row.getLong(1), tuple, row.getInt(10), row.getInt(11)));
                return true;
            }, metric);
    }

    List<String> metrics() {
        return database.query("SELECT name FROM metrics WHERE EXISTS (SELECT 1 FROM tasks WHERE metric = metrics.id "
            + "AND runs > 0) ORDER BY name", row -> row.getString(1));
    }

    /** What is covered of a metric after so many runs. */
    Coverage coverage(String metric, int runs, Saturation saturation) {
        String ofMetric = "FROM tasks WHERE metric = (SELECT id FROM metrics WHERE name = ?) AND ";
        long once = database.number("SELECT count(*) " + ofMetric + "runs = 1", metric);
        long twice = database.number("SELECT count(*) " + ofMetric + "runs = 2", metric);
        long rare = database.number("SELECT count(*) " + ofMetric + "runs > 0 AND runs < " + SpeciesEstimate.RARE,
            metric);
        int growth = (int) database.number("SELECT max(first_run) " + ofMetric + "first_run > 0", metric);
        long covered = database.number("SELECT count(*) " + ofMetric + "runs > 0", metric);
        SpeciesEstimate unseen = SpeciesEstimate.of(once, twice, rare, runs);
        long enough = saturation.enough(covered);
        return new Coverage(covered, world(metric), unseen.unseen(), unseen.low(), unseen.high(), weight(metric),
            growth,
            saturation.at(enough == covered ? growth : reached(metric, enough), runs));
    }

    private long weight(String metric) {
        Map<String, Integer> weights = Metrics.weights(metric);
        return weights.isEmpty() ? 0 : database.query("SELECT name, count(*) FROM tasks JOIN task_names "
            + "ON task_names.id = detail WHERE metric = (SELECT id FROM metrics WHERE name = ?) AND runs > 0 "
            + "GROUP BY name",
            row -> weights.getOrDefault(Objects.requireNonNull(row.getString(1)), 1) * row.getLong(2), metric).stream()
            .mapToLong(Long::longValue).sum();
    }

    /** A point for each run that covered something new. */
    List<CurvePoint> curve(String metric) {
        List<CurvePoint> curve = new ArrayList<>();
        database.query("SELECT first_run, (SELECT finished FROM runs WHERE number = first_run), count(*) FROM tasks "
            + "WHERE metric = (SELECT id FROM metrics WHERE name = ?) AND first_run > 0 "
            + "GROUP BY first_run ORDER BY first_run", row -> {
                long before = curve.isEmpty() ? 0 : curve.get(curve.size() - 1).tasks();
                return curve.add(new CurvePoint(row.getInt(1), row.getDouble(2), before + row.getLong(3)));
            }, metric);
        return curve;
    }
}
