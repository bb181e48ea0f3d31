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
import java.util.List;
import org.contest.engine.tasks.TaskQuery;
import org.jspecify.annotations.Nullable;

/**
 * A question about tasks as conditions of SQL. Texts are looked for in the small tables of locations and names; tasks
 * are compared by number.
 */
final class TaskFilter {

    /** Columns of a task, by what they refer to; all but the first of each have a partial index. */
    private static final List<String> LOCATIONS = List.of("location1", "location2", "location3");
    private static final List<String> OBJECTS = List.of("object1", "object2");
    private static final List<String> NAMES = List.of("object1", "object2", "detail", "thread1", "thread2");

    /**
     * One condition: a task has one of some locations or names in one of some columns.
     *
     * @param locations columns to compare with {@code locationIds}
     * @param locationIds query of numbers of locations; empty for none
     * @param names columns to compare with {@code nameIds}
     * @param nameIds query of numbers of names; empty for none
     * @param ofLocations values of the first query
     * @param ofNames values of the second query
     */
    private record Part(List<String> locations, String locationIds, List<String> names, String nameIds,
        List<Object> ofLocations, List<Object> ofNames) {

        private List<String> comparisons() {
            List<String> all = new ArrayList<>();
            if (!locationIds.isEmpty()) {
                locations.forEach(column -> all.add(column + " IN (" + locationIds + ")"));
            }
            if (!nameIds.isEmpty()) {
                names.forEach(column -> all.add(column + " IN (" + nameIds + ")"));
            }
            return all;
        }

        private List<Object> values() {
            List<Object> all = new ArrayList<>();
            if (!locationIds.isEmpty()) {
                locations.forEach(column -> all.addAll(ofLocations));
            }
            if (!nameIds.isEmpty()) {
                names.forEach(column -> all.addAll(ofNames));
            }
            return all;
        }
    }

    private final List<Part> parts = new ArrayList<>();
    private final TaskQuery query;

    TaskFilter(TaskQuery query) {
        this.query = query;
        place(query.className(), query.method());
        variable(query.variable());
        for (String word : query.text().strip().split("\\s+")) {
            word(word);
        }
    }

    private void place(String className, String method) {
        if (className.isEmpty() && method.isEmpty()) {
            return;
        }
        List<String> conditions = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        if (!className.isEmpty()) {
            conditions.add("(class GLOB ? OR class GLOB ? OR class GLOB ?)");
            values.addAll(List.of(glob(className), "*." + glob(className), "*$" + glob(className)));
        }
        if (!method.isEmpty()) {
            conditions.add("(method GLOB ? OR method GLOB ?)");
            values.addAll(List.of(glob(method), glob(method) + "(*"));
        }
        parts.add(new Part(LOCATIONS, "SELECT id FROM task_locations WHERE " + String.join(" AND ", conditions),
            List.of(), "", values, List.of()));
    }

    private void variable(String variable) {
        if (!variable.isEmpty()) {
            List<Object> values = List.of(glob(variable), "*." + glob(variable));
            parts.add(new Part(LOCATIONS, "SELECT id FROM task_locations WHERE variable GLOB ? OR variable GLOB ?",
                OBJECTS, "SELECT id FROM task_names WHERE name GLOB ? OR name GLOB ?", values, values));
        }
    }

    private void word(String word) {
        if (!word.isEmpty()) {
            List<Object> values = List.of(word);
            parts.add(new Part(LOCATIONS, "SELECT id FROM task_locations WHERE instr(lower(class || '.' || method || "
                + "':' || line || ' ' || kind || ' ' || variable), lower(?)) > 0", NAMES,
                "SELECT id FROM task_names WHERE instr(lower(name), lower(?)) > 0", values, values));
        }
    }

    /** Only the asterisk is special. */
    private static String glob(String text) {
        return text.replace("[", "[[]").replace("?", "[?]");
    }

    /** The condition of whether it is covered, by a column that tells it; empty for none. */
    String cover(String column) {
        return switch (query.cover()) {
        case ALL -> "";
        case COVERED -> " AND t." + column + " > 0";
        case UNCOVERED -> " AND t." + column + " = 0";
        };
    }

    /** All conditions, each checked on the row itself; empty for none. */
    String conditions() {
        StringBuilder all = new StringBuilder();
        for (Part part : parts) {
            all.append(" AND (");
            all.append(String.join(" OR ", part.comparisons().stream().map(c -> "+t." + c).toList())).append(')');
        }
        return all.toString();
    }

    /** The values of {@link #conditions}. */
    List<@Nullable Object> values() {
        List<@Nullable Object> all = new ArrayList<>();
        parts.forEach(part -> all.addAll(part.values()));
        return all;
    }

    /** For each part a query of the tasks of a metric that meet it, found by indexes; the metric is its first value. */
    List<Found> found() {
        return parts.stream().map(part -> {
            List<@Nullable Object> values = new ArrayList<>();
            List<String> queries = new ArrayList<>();
            int next = 0;
            List<Object> all = part.values();
            List<String> comparisons = part.comparisons();
            int each = all.size() / comparisons.size();
            for (String comparison : comparisons) {
                String column = comparison.substring(0, comparison.indexOf(' '));
                queries.add("SELECT id FROM tasks WHERE metric = ? AND " + comparison + " AND " + column + " > 0");
                values.add(null);
                values.addAll(all.subList(next, next + each));
                next += each;
            }
            return new Found(String.join(" UNION ", queries), values, each + 1);
        }).toList();
    }

    /**
     * A query of numbers of tasks.
     *
     * @param sql the query
     * @param values its values, with null where the metric belongs
     * @param step every so many values the metric comes, from the first
     */
    record Found(String sql, List<@Nullable Object> values, int step) {

        /** The values for a metric. */
        List<@Nullable Object> of(long metric) {
            List<@Nullable Object> all = new ArrayList<>(values);
            for (int i = 0; i < all.size(); i += step) {
                all.set(i, metric);
            }
            return all;
        }
    }
}
