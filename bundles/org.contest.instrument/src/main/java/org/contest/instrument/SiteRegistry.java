/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.SiteTable;

/**
 * Gives each class its block of site ids. A class that a preloaded table knows, with the same bytes and as many
 * sites, gets the same ids again; a second copy of it in this JVM (another class loader) shares them.
 */
public final class SiteRegistry {

    private record Key(String className, String crc, int count) {
    }

    private final Map<Key, Integer> bases = new HashMap<>();
    private final Set<Key> written = new HashSet<>();
    private final Path file;
    private int end;

    /**
     * A registry.
     *
     * @param file table to append to, or null for none
     * @param preload table of an earlier JVM, or null for none
     * @throws IOException when the earlier table cannot be read
     */
    public SiteRegistry(Path file, Path preload) throws IOException {
        this.file = file;
        if (preload != null && Files.exists(preload)) {
            SiteTable earlier = SiteTable.read(preload);
            for (SiteTable.Block block : earlier.blocks()) {
                bases.put(new Key(block.className(), block.crc(), block.sites().size()), block.base());
            }
            end = earlier.end();
            if (preload.equals(file)) {
                written.addAll(bases.keySet());
            }
        }
    }

    /** The base of a class's sites. */
    public synchronized int base(String className, String crc, int count) {
        Key key = new Key(className, crc, count);
        Integer known = bases.get(key);
        if (known == null) {
            known = end;
            bases.put(key, known);
            end += count;
        }
        return known;
    }

    /** Appends a class to the table file, once, in one write. */
    public synchronized void publish(SiteTable.Block block) throws IOException {
        if (file != null && written.add(new Key(block.className(), block.crc(), block.sites().size()))) {
            Files.write(file, block.format().getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        }
    }
}
