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
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contest.engine.model.EngineException;
import org.contest.protocol.SiteTable;
import org.contest.protocol.SiteTable.Block;

/**
 * The campaign's site table: grows by the classes that runs loaded for the first time, so that a location has one
 * number in all runs. JVMs side by side may give one number to two classes; then the later one keeps its own table.
 */
final class SiteLedger {

    private record ClassKey(String name, String crc, int count) {
    }

    /**
     * The table of a JVM.
     *
     * @param table its locations
     * @param agrees true when their numbers are those of the campaign
     */
    record Loaded(SiteTable table, boolean agrees) {
    }

    private static final int LATEST = 16;

    private record Version(Path file, long size) {
    }

    private final Path file;
    private final SiteTable table;
    /** The latest tables: a JVM of many runs shows the same one again and again. */
    private final Map<Version, Loaded> loaded = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Version, Loaded> eldest) {
            return size() > LATEST;
        }
    };
    private final Map<ClassKey, Integer> bases = new HashMap<>();

    SiteLedger(Path file) {
        this.file = file;
        try {
            table = Files.exists(file) ? SiteTable.read(file) : new SiteTable();
        } catch (IOException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
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

    /** Takes what the JVM of a run has loaded so far. */
    synchronized Loaded take(Path written) throws IOException {
        Version version = new Version(written, Files.size(written));
        Loaded known = loaded.get(version);
        if (known == null) {
            SiteTable read = SiteTable.read(written);
            known = new Loaded(read, absorb(read));
            loaded.put(version, known);
        }
        return known;
    }

    /** By numbers: two threads of a JVM may write two classes in the other order. */
    private boolean absorb(SiteTable read) throws IOException {
        StringBuilder fresh = new StringBuilder();
        boolean agrees = true;
        for (Block block : read.blocks().stream().sorted(Comparator.comparingInt(Block::base)).toList()) {
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
