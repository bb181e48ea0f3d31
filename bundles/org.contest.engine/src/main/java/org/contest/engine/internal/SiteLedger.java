/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.contest.engine.EngineException;
import org.contest.protocol.SiteTable;
import org.contest.protocol.SiteTable.Block;

/**
 * The campaign's site table: grows by the classes that runs loaded for the first time, so that a location has one
 * number in all runs. JVMs side by side may give one number to two classes; then the later one keeps its own table.
 */
final class SiteLedger {

    private record ClassKey(String name, String crc, int count) {
    }

    private final Path file;
    private final SiteTable table;
    private final Map<ClassKey, Integer> bases = new HashMap<>();

    SiteLedger(Path file) {
        this.file = file;
        try {
            table = Files.exists(file) ? SiteTable.read(file) : new SiteTable();
        } catch (IOException e) {
            throw EngineException.user(e.getMessage(), e);
        }
        table.blocks().forEach(block -> bases.put(key(block), block.base()));
    }

    private static ClassKey key(Block block) {
        return new ClassKey(block.className(), block.crc(), block.sites().size());
    }

    /** All locations so far. */
    synchronized SiteTable table() {
        return table;
    }

    /** Takes what a run loaded; false when its numbers do not agree with the campaign's. */
    synchronized boolean absorb(SiteTable loaded) throws IOException {
        StringBuilder fresh = new StringBuilder();
        boolean agrees = true;
        for (Block block : loaded.blocks()) {
            Integer known = bases.get(key(block));
            if (known == null && block.base() >= table.end()) {
                bases.put(key(block), block.base());
                table.add(block);
                fresh.append(block.format());
            } else if (known == null || known != block.base()) {
                agrees = false;
            }
        }
        if (!fresh.isEmpty()) {
            Files.write(file, fresh.toString().getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        }
        return agrees;
    }
}
