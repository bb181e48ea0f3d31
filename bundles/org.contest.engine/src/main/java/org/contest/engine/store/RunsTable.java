/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.engine.model.LostRuns;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunRow;
import org.jspecify.annotations.Nullable;

/** Runs and the configurations that they drew. */
final class RunsTable {

    private static final String COLUMNS = "SELECT number, scheduler, description, seed, outcome, seconds, events, "
        + "runs.failure, trace, output, schedule FROM runs JOIN configurations ON configurations.id = configuration ";

    private final Database database;
    private final Path directory;
    private final Map<String, Long> configurations = new HashMap<>();

    RunsTable(Database database, Path directory) {
        this.database = database;
        this.directory = directory;
    }

    void add(StoredRun run, String outcome, @Nullable Integer failure) {
        database.update("INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", run.number(),
            configuration(run), run.seed(), outcome, run.seconds(), run.finished(), run.events(), run.threads(),
            run.schedule(), run.control(), failure, CampaignStore.relative(directory, run.trace()),
            CampaignStore.relative(directory, run.output()), String.join("\n", run.notes()), run.operations());
    }

    private synchronized long configuration(StoredRun run) {
        String key = run.scheduler() + '\n' + run.description();
        Long known = configurations.get(key);
        if (known == null) {
            known = newConfiguration(run);
            configurations.put(key, known);
        }
        return known;
    }

    private long newConfiguration(StoredRun run) {
        database.update("INSERT OR IGNORE INTO configurations (scheduler, description) VALUES (?, ?)", run.scheduler(),
            run.description());
        return database.number("SELECT id FROM configurations WHERE scheduler = ? AND description = ?",
            run.scheduler(), run.description());
    }

    List<RunRow> all() {
        return database.query(COLUMNS + "ORDER BY number", this::read);
    }

    List<RunRow> page(RunQuery query) {
        String of = query.failure() == 0 ? "WHERE ? = 0 "
            : "JOIN run_failures ON run = number WHERE run_failures.failure = ? ";
        String direction = query.descending() ? " DESC" : "";
        return database.query(COLUMNS + of + "ORDER BY " + column(query.order()) + direction + ", number" + direction
            + " LIMIT ? OFFSET ?", this::read, query.failure(), query.limit(), query.offset());
    }

    private static String column(RunQuery.Order order) {
        return switch (order) {
        case NUMBER -> "number";
        case OUTCOME -> "outcome";
        case SCHEDULER -> "scheduler || ', ' || description";
        case EVENTS -> "events";
        case SECONDS -> "seconds";
        };
    }

    List<RunRow> one(int number) {
        return database.query(COLUMNS + "WHERE number = ?", this::read, number);
    }

    LostRuns lost() {
        List<LostRuns> first = database.query("SELECT (SELECT count(*) FROM runs WHERE outcome = ?), number, notes "
            + "FROM runs WHERE outcome = ? ORDER BY number LIMIT 1",
            row -> new LostRuns(row.getInt(1), row.getInt(2), row.getString(3).lines().findFirst().orElse("")),
            RunRow.LOST, RunRow.LOST);
        return first.isEmpty() ? LostRuns.NONE : first.get(0);
    }

    private RunRow read(ResultSet row) throws SQLException {
        int failure = row.getInt(8);
        return new RunRow(row.getInt(1), row.getString(2), row.getString(3), row.getLong(4), row.getString(5),
            row.getDouble(6), row.getLong(7), failure == 0 ? null : failure,
            CampaignStore.absolute(directory, row.getString(9)), CampaignStore.absolute(directory, row.getString(10)),
            row.getLong(11));
    }
}
