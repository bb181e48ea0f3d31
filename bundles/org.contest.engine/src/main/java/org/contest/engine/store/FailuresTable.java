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
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.contest.engine.model.FailureRow;
import org.contest.protocol.Failure;
import org.jspecify.annotations.Nullable;

/** Failures by signature. */
final class FailuresTable {

    private static final String COLUMNS =
        "SELECT id, kind, signature, message, frames, count, first_run, timing_only, trace, (SELECT scheduler || CASE "
            + "description WHEN '' THEN '' ELSE ': ' || description END FROM runs JOIN configurations "
            + "ON configurations.id = configuration WHERE number = first_run), (SELECT seed FROM runs WHERE number = "
            + "first_run), unconfirmed, thread FROM failures ";

    private final Database database;
    private final Path directory;

    FailuresTable(Database database, Path directory) {
        this.database = database;
        this.directory = directory;
    }

    /** Counts one failure of a run, which may be in need of confirmation; returns its id. */
    int add(Failure failure, int run, @Nullable String trace, boolean unconfirmed) {
        int known = (int) database.number("SELECT id FROM failures WHERE signature = ?", failure.signature());
        if (known == 0) {
            database.update("INSERT INTO failures (kind, type, signature, message, thread, frames, timing_only, count, "
                + "first_run, trace, unconfirmed) VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)", failure.kind().jsonName(),
                failure.type(),
                failure.signature(), failure.message(), failure.thread(), String.join("\n", failure.frames()),
                failure.timingOnly(), run, trace, unconfirmed);
            known = (int) database.number("SELECT id FROM failures WHERE signature = ?", failure.signature());
        } else if (database.number("SELECT count(*) FROM run_failures WHERE run = ? AND failure = ?", run,
            known) == 0) {
            // A failure that came once without a timeout, or in a JVM of its own, is a real one.
            database.update("UPDATE failures SET count = count + 1, timing_only = min(timing_only, ?), "
                + "trace = coalesce(trace, ?) WHERE id = ?", failure.timingOnly() ? 1 : 0, trace, known);
            if (!unconfirmed) {
                confirm(known, run, trace);
            }
        }
        database.update("INSERT OR IGNORE INTO run_failures VALUES (?, ?)", run, known);
        return known;
    }

    /** The failure has come in a JVM of its own; its first run is now the one with a trace that shows it. */
    void confirm(int id, int run, @Nullable String trace) {
        database.update("UPDATE failures SET unconfirmed = 0, first_run = ?, trace = coalesce(?, trace) "
            + "WHERE id = ? AND unconfirmed > 0", run, trace, id);
    }

    /** No replay could tell whether the failure is the program's. */
    void leaveUnexplained(int id, Unexplained why) {
        database.update("UPDATE failures SET unconfirmed = ? WHERE id = ?", why.number, id);
    }

    /** Failures of a run that no replay could tell of. */
    List<FailureRow> unexplained(int run) {
        return ofRun(run, "unconfirmed > 1");
    }

    /** Failures of a run that no replay has shown. */
    List<FailureRow> unconfirmed(int run) {
        return ofRun(run, "unconfirmed = 1");
    }

    private List<FailureRow> ofRun(int run, String condition) {
        return database.query(COLUMNS + "WHERE " + condition + " AND id IN (SELECT failure FROM run_failures WHERE "
            + "run = ?) ORDER BY id", this::read, run);
    }

    /** What is not known of the first failure that no replay could tell of; empty when there is none. */
    String unexplained() {
        List<String> sentences =
            database.query("SELECT unconfirmed, first_run FROM failures WHERE unconfirmed > 1 ORDER BY id LIMIT 1",
                row -> Unexplained.of(row.getInt(1)).sentence(row.getInt(2)));
        return sentences.isEmpty() ? "" : sentences.get(0);
    }

    /** It is decided whether the failure needs a timeout. */
    void putTiming(int id, boolean timingOnly, String message) {
        database.update("UPDATE failures SET timing_only = ?, message = ? WHERE id = ?", timingOnly, message, id);
    }

    List<FailureRow> all() {
        return database.query(COLUMNS + "ORDER BY unconfirmed, timing_only, first_run, id", this::read);
    }

    FailureRow get(int id) {
        return database.query(COLUMNS + "WHERE id = ?", this::read, id).get(0);
    }

    private FailureRow read(ResultSet row) throws SQLException {
        String frames = row.getString(5);
        return new FailureRow(row.getInt(1), row.getString(2), row.getString(3), row.getString(4),
            frames.isEmpty() ? List.of() : new ArrayList<>(List.of(frames.split("\n"))), row.getInt(6), row.getInt(7),
            row.getBoolean(8), CampaignStore.absolute(directory, row.getString(9)),
            Objects.requireNonNullElse(row.getString(10), ""), row.getLong(11), row.getBoolean(12), row.getString(13));
    }
}
