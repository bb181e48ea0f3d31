/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.util.EnumMap;
import java.util.Map;
import org.contest.protocol.CallSites;
import org.contest.protocol.Reduction;

/** Call sites of accesses in the JVM that instrumented the most of them. */
final class CallSitesTable {

    private static final String KEPT = "KEPT";

    private final Database database;

    CallSitesTable(Database database) {
        this.database = database;
    }

    /** Keeps the counts when they are of more call sites than those before. */
    void raise(CallSites sites) {
        if (sites.total() > database.number("SELECT sum(count) FROM call_sites")) {
            database.update("DELETE FROM call_sites");
            put(KEPT, sites.kept());
            sites.removed().forEach((reduction, count) -> put(reduction.name(), count));
        }
    }

    private void put(String reduction, int count) {
        database.update("INSERT INTO call_sites VALUES (?, ?)", reduction, count);
    }

    /** The counts; none before the first run. */
    CallSites counts() {
        Map<Reduction, Integer> removed = new EnumMap<>(Reduction.class);
        int kept = (int) database.number("SELECT sum(count) FROM call_sites WHERE reduction = ?", KEPT);
        database.query("SELECT reduction, count FROM call_sites WHERE reduction <> ?",
            row -> removed.put(Reduction.valueOf(row.getString(1)), row.getInt(2)), KEPT);
        return new CallSites(kept, removed);
    }
}
