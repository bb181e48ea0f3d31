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

/** Call sites of accesses in the JVM that instrumented the most of them, as its last run found them. */
final class CallSitesTable {

    private static final String KEPT = "KEPT";
    private static final String UNSHARED = "UNSHARED";
    private static final String PROTECTED = "PROTECTED";

    private final Database database;

    CallSitesTable(Database database) {
        this.database = database;
    }

    /** Keeps the counts unless they are of fewer call sites than those before. */
    void put(CallSites sites) {
        if (sites.total() >= counts().total()) {
            database.transaction(() -> {
                database.update("DELETE FROM call_sites");
                put(KEPT, sites.kept());
                put(UNSHARED, sites.unshared());
                put(PROTECTED, sites.protectedOnes());
                sites.removed().forEach((reduction, count) -> put(reduction.name(), count));
            });
        }
    }

    private void put(String name, int count) {
        database.update("INSERT INTO call_sites VALUES (?, ?)", name, count);
    }

    /** The counts; none before the first run. */
    CallSites counts() {
        Map<Reduction, Integer> removed = new EnumMap<>(Reduction.class);
        for (Reduction reduction : Reduction.values()) {
            removed.put(reduction, count(reduction.name()));
        }
        removed.values().removeIf(count -> count == 0);
        return new CallSites(count(KEPT), removed, count(UNSHARED), count(PROTECTED));
    }

    private int count(String name) {
        return (int) database.number("SELECT sum(count) FROM call_sites WHERE name = ?", name);
    }
}
