/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

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
            preload(preload);
            if (preload.equals(file)) {
                written.addAll(bases.keySet());
            }
        }
    }

    /** Reads only the heads of the blocks, so that a large table costs little at the start of each JVM. */
    private void preload(Path table) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(table, StandardCharsets.UTF_8)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("C\t")) {
                    head(line.split("\t", -1));
                }
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new IOException("The site table " + table + " is damaged: delete the file and run again.", e);
        }
    }

    private void head(String[] parts) {
        int base = Integer.parseInt(parts[1]);
        int count = Integer.parseInt(parts[2]);
        bases.put(new Key(parts[3], parts[4], count), base);
        end = Math.max(end, base + count);
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

    /**
     * Appends a class to the table file, once, in one write.
     *
     * @param lines the lines of the sites, as in {@link org.contest.protocol.SiteTable}
     */
    public synchronized void publish(String className, String crc, int count, String lines) throws IOException {
        Key key = new Key(className, crc, count);
        if (file != null && count > 0 && written.add(key)) {
            String block = "C\t" + bases.get(key) + '\t' + count + '\t' + className + '\t' + crc + '\n' + lines;
            Files.write(file, block.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        }
    }
}
