/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.contest.analysis.identity.Location;
import org.contest.analysis.identity.Task;
import org.contest.engine.store.TaskFilter.Found;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskQuery.Order;
import org.contest.engine.tasks.TaskRow;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions about tasks. A page of a million tasks takes milliseconds: where few tasks meet a condition they
 * are found by an index and sorted; else they are read in the order of the answer until the page is full.
 */
final class TaskReader {

    /** So many tasks are few, to be sorted for a page. */
    private static final int FEW = 20_000;
    /** So many tasks are few, to be counted. */
    private static final int FEW_TO_COUNT = 250_000;

    private record Metric(long id, String name) {
    }

    /** Some tasks of one metric: a condition, its values, and whether an index leads to the few that there are. */
    private record Scope(String where, List<@Nullable Object> values, boolean few) {
    }

    private final Database database;
    private final TaskDictionary dictionary;

    TaskReader(Database database, TaskDictionary dictionary) {
        this.database = database;
        this.dictionary = dictionary;
    }

    private List<Metric> metrics(TaskQuery query) {
        return database.query("SELECT id, name FROM metrics WHERE ? IN ('', name) ORDER BY name",
            row -> new Metric(row.getLong(1), row.getString(2)), query.metric());
    }

    List<TaskRow> page(TaskQuery query) {
        List<Metric> metrics = metrics(query);
        TaskFilter filter = new TaskFilter(query);
        boolean alone = metrics.size() == 1;
        List<TaskRow> rows = new ArrayList<>();
        for (Metric metric : metrics) {
            rows.addAll(alone ? page(metric, query, filter, query.offset(), query.limit())
                : page(metric, query, filter, 0, query.offset() + query.limit()));
        }
        if (alone) {
            return rows;
        }
        rows.sort(comparator(query));
        return rows.stream().skip(query.offset()).limit(query.limit()).toList();
    }

    private static Comparator<TaskRow> comparator(TaskQuery query) {
        Comparator<TaskRow> order = switch (query.order()) {
        case FIRST_RUN -> Comparator.comparingInt(TaskRow::firstRun);
        case RUNS -> Comparator.comparingInt(TaskRow::runs);
        case LOCATION -> Comparator.comparing(TaskReader::place,
            Comparator.comparing(Location::className).thenComparing(Location::method)
                .thenComparingInt(Location::line));
        case VARIABLE -> Comparator.comparing(row -> row.task().objects().isEmpty() ? "" : row.task().objects().get(0));
        };
        Comparator<TaskRow> whole = order.thenComparingLong(TaskRow::id);
        return query.descending() ? whole.reversed() : whole;
    }

    private static Location place(TaskRow row) {
        return row.task().locations().isEmpty() ? new Location("", "", -1, "", "") : row.task().locations().get(0);
    }

    private List<TaskRow> page(Metric metric, TaskQuery query, TaskFilter filter, int offset, int limit) {
        Scope scope = scope(metric, filter, query.order() == Order.FIRST_RUN ? "first_run" : "runs", FEW);
        List<@Nullable Object> values = new ArrayList<>(scope.values());
        values.add(limit);
        values.add(offset);
        String down = query.descending() ? " DESC" : "";
        return database.query("SELECT t.* FROM " + from(query.order(), scope.few()) + " WHERE " + scope.where()
            + " ORDER BY " + String.join(", ", keys(query.order()).stream().map(key -> key + down).toList())
            + " LIMIT ? OFFSET ?", row -> read(row, metric.name()), values.toArray());
    }

    /** Of few tasks each finds its names; of many, the order of the answer comes from the table that is read first. */
    private static String from(Order order, boolean few) {
        String tasks = "tasks t";
        return switch (order) {
        case FIRST_RUN, RUNS -> tasks;
        case LOCATION -> joined(tasks, "task_locations l", "t.location1 = l.id", few);
        case VARIABLE -> joined(tasks, "task_names n", "t.object1 = n.id", few);
        };
    }

    private static String joined(String tasks, String names, String on, boolean few) {
        return (few ? tasks + " CROSS JOIN " + names : names + " CROSS JOIN " + tasks) + " ON " + on;
    }

    private static List<String> keys(Order order) {
        return switch (order) {
        case FIRST_RUN -> List.of("t.first_run", "t.id");
        case RUNS -> List.of("t.runs", "t.id");
        case LOCATION -> List.of("l.class", "l.method", "l.line");
        case VARIABLE -> List.of("n.name");
        };
    }

    /** The tasks of a metric that meet a filter; {@code cover} is the column that says whether they are covered. */
    private Scope scope(Metric metric, TaskFilter filter, String cover, int few) {
        for (Found found : filter.found()) {
            if (isFew(found, metric, few)) {
                List<@Nullable Object> values = found.of(metric.id());
                values.addAll(filter.values());
                return new Scope("t.id IN (" + found.sql() + ")" + filter.conditions() + filter.cover(cover), values,
                    true);
            }
        }
        List<@Nullable Object> values = new ArrayList<>(filter.values());
        values.add(0, metric.id());
        return new Scope("t.metric = ?" + filter.conditions() + filter.cover(cover), values, false);
    }

    private boolean isFew(Found found, Metric metric, int few) {
        List<@Nullable Object> values = found.of(metric.id());
        values.add(few + 1);
        return database.number("SELECT count(*) FROM (SELECT id FROM (" + found.sql().replace(" UNION ", " UNION ALL ")
            + ") LIMIT ?)", values.toArray()) <= few;
    }

    private TaskRow read(ResultSet row, String metric) throws SQLException {
        List<Location> locations = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            int id = row.getInt("location" + i);
            if (id > 0) {
                locations.add(dictionary.location(id));
            }
        }
        return new TaskRow(row.getLong("id"), metric, new Task(locations, names(row, "object"),
            name(row.getInt("detail")), names(row, "thread")), row.getInt("first_run"), row.getInt("runs"));
    }

    private List<String> names(ResultSet row, String column) throws SQLException {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= 2; i++) {
            int id = row.getInt(column + i);
            if (id > 0) {
                names.add(name(id));
            }
        }
        return names;
    }

    private String name(int id) {
        return id == 0 ? "" : dictionary.name(id);
    }

    TaskCount count(TaskQuery query) {
        long covered = 0;
        long known = 0;
        for (TaskGroup group : groups(query, TaskGroup.By.METRIC)) {
            covered += group.count().covered();
            known += group.count().known();
        }
        return new TaskCount(covered, known);
    }

    List<TaskGroup> groups(TaskQuery query, TaskGroup.By by) {
        Map<String, TaskCount> groups = new TreeMap<>();
        TaskFilter filter = new TaskFilter(query);
        for (Metric metric : metrics(query)) {
            Scope scope = scope(metric, filter, "runs", FEW_TO_COUNT);
            String column = by == TaskGroup.By.VARIABLE ? "t.object1" : "t.location1";
            database.query("SELECT " + column + ", sum(t.runs > 0), count(*) FROM tasks t WHERE " + scope.where()
                + " GROUP BY " + column, row -> {
                    String name = name(by, metric, row.getInt(1));
                    TaskCount more = new TaskCount(row.getLong(2), row.getLong(3));
                    return groups.merge(name, more, TaskReader::sum);
                }, scope.values().toArray());
        }
        return groups.entrySet().stream().map(entry -> new TaskGroup(entry.getKey(), entry.getValue())).toList();
    }

    private static TaskCount sum(TaskCount a, TaskCount b) {
        return new TaskCount(a.covered() + b.covered(), a.known() + b.known());
    }

    private String name(TaskGroup.By by, Metric metric, int id) {
        return switch (by) {
        case METRIC -> metric.name();
        case CLASS -> id == 0 ? "" : dictionary.location(id).className();
        case METHOD -> id == 0 ? "" : dictionary.location(id).className() + '.' + dictionary.location(id).method();
        case VARIABLE -> name(id);
        };
    }
}
