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
import org.contest.engine.model.CurvePoint;

/** Covered tasks of every metric. */
final class TasksTable {

    private final Database database;

    TasksTable(Database database) {
        this.database = database;
    }

    /** Raises the count of runs of each task, up to 3; a new task begins with 1. */
    void raise(String metric, List<String> tasks, int run) {
        for (String task : tasks) {
            database.update("INSERT INTO tasks (metric, task, first_run, runs) VALUES (?, ?, ?, 1) "
                + "ON CONFLICT (metric, task) DO UPDATE SET runs = min(3, runs + 1)", metric, task, run);
        }
    }

    /** Counts of runs by task. */
    Map<String, Integer> counts(String metric) {
        Map<String, Integer> counts = new HashMap<>();
        database.query("SELECT task, runs FROM tasks WHERE metric = ?",
            row -> counts.put(row.getString(1), row.getInt(2)), metric);
        return counts;
    }

    List<String> metrics() {
        return database.query("SELECT DISTINCT metric FROM tasks ORDER BY metric", row -> row.getString(1));
    }

    /** A point for each run that covered something new. */
    List<CurvePoint> curve(String metric) {
        List<CurvePoint> curve = new ArrayList<>();
        database.query("SELECT first_run, (SELECT finished FROM runs WHERE number = first_run), count(*) FROM tasks "
            + "WHERE metric = ? GROUP BY first_run ORDER BY first_run", row -> {
                long before = curve.isEmpty() ? 0 : curve.get(curve.size() - 1).tasks();
                return curve.add(new CurvePoint(row.getInt(1), row.getDouble(2), before + row.getLong(3)));
            }, metric);
        return curve;
    }
}
