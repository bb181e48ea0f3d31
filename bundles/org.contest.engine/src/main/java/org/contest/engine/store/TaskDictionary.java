/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Location;
import org.jspecify.annotations.Nullable;

/** Locations and names of tasks: each is written once and never changes, so that what was read is read once. */
final class TaskDictionary {

    private final Database database;
    private final Map<Integer, Location> locations = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private @Nullable Identities used;
    private int writtenLocations;
    private int writtenNames;

    TaskDictionary(Database database) {
        this.database = database;
    }

    /** Gives identities the numbers that they have in the file. */
    void use(Identities identities) {
        database.query("SELECT class, method, line, kind, variable FROM task_locations WHERE id > 0 ORDER BY id",
            row -> identities.location(new Location(row.getString(1), row.getString(2), row.getInt(3),
                row.getString(4), row.getString(5))));
        database.query("SELECT name FROM task_names WHERE id > 0 ORDER BY id",
            row -> identities.name(row.getString(1)));
        writtenLocations = identities.locationsFrom(1).size();
        writtenNames = identities.namesFrom(1).size();
        used = identities;
    }

    /** Writes the identities that are not in the file yet. */
    void write() {
        Identities identities = Objects.requireNonNull(used, "identities");
        for (Location location : identities.locationsFrom(writtenLocations + 1)) {
            database.update("INSERT INTO task_locations VALUES (?, ?, ?, ?, ?, ?)", ++writtenLocations,
                location.className(), location.method(), location.line(), location.kind(), location.variable());
        }
        for (String name : identities.namesFrom(writtenNames + 1)) {
            database.update("INSERT INTO task_names VALUES (?, ?)", ++writtenNames, name);
        }
    }

    synchronized Location location(int id) {
        return locations.computeIfAbsent(id, number -> one("SELECT class, method, line, kind, variable "
            + "FROM task_locations WHERE id = ?",
            row -> new Location(row.getString(1), row.getString(2),
                row.getInt(3), row.getString(4), row.getString(5)),
            number));
    }

    synchronized String name(int id) {
        return names.computeIfAbsent(id,
            number -> one("SELECT name FROM task_names WHERE id = ?", row -> row.getString(1), number));
    }

    private <T> T one(String sql, Database.RowReader<T> reader, int id) {
        List<T> rows = database.query(sql, reader, id);
        return rows.get(0);
    }
}
