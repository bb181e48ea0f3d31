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
import org.contest.protocol.SiteTable;

/** Program locations in words, for what is told of a failure; read from the file that the agent writes. */
public final class SiteNames {

    private static final String UNKNOWN = "unknown";
    private static final Map<Integer, String> NAMES = new ConcurrentHashMap<>();
    private static volatile File file;

    private SiteNames() {
    }

    /** Says where the locations of this JVM are; null for nowhere. Called by the agent. */
    public static void in(File table) {
        file = table;
    }

    /** A location, as {@code Worker.run:12}; empty where it cannot be told. */
    public static String of(int site) {
        File now = file;
        return now == null || site < 0 ? "" : NAMES.computeIfAbsent(site, id -> read(now, id));
    }

    private static String read(File table, int site) {
        try {
            String text = SiteTable.read(table.toPath()).site(site).shortText();
            return text.startsWith(UNKNOWN + '.') ? "" : text;
        } catch (IOException e) {
            return ""; // the failure is told all the same
        }
    }
}
