/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

import java.io.File;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;

/** Program locations in words, for what is told of a failure; read from the file that the agent writes. */
public final class SiteNames {

    private static final String UNKNOWN = "unknown";
    private static final Map<Integer, Site> SITES = new ConcurrentHashMap<>();
    private static final Site NONE = new Site(-1, UNKNOWN, "", -1, EventKind.CALL, "");
    private static volatile File file;

    private SiteNames() {
    }

    /** Says where the locations of this JVM are; null for nowhere. Called by the agent. */
    public static void in(File table) {
        file = table;
    }

    /** A location, as {@code Worker.run:12}; empty where it cannot be told. */
    public static String of(int site) {
        Site known = site(site);
        return known.className().equals(UNKNOWN) ? "" : known.shortText();
    }

    /** What an operation is about, by name: a variable, a monitor, or the object of a call; empty for none. */
    public static String object(int site) {
        Site known = site(site);
        return !known.object().isEmpty() ? known.object() : known.kind().isCall() ? "" : known.variable();
    }

    static Site site(int site) {
        File now = file;
        return now == null || site < 0 ? NONE : SITES.computeIfAbsent(site, id -> read(now, id));
    }

    private static Site read(File table, int site) {
        try {
            return SiteTable.skim(table.toPath()).site(site);
        } catch (IOException e) {
            return NONE; // the failure is told all the same
        }
    }
}
