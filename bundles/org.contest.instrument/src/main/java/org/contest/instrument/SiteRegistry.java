/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

    private static final String HEAD = "C\t";

    /** By class name, CRC and number of sites. */
    private final Map<String, Integer> bases = new HashMap<>();
    /** True for own code; by class name and CRC, as in the preloaded table. */
    private final Map<String, Boolean> own = new HashMap<>();
    /** Names of the classes of the preloaded table. */
    private final Set<String> names = new HashSet<>();
    private final Set<String> written = new HashSet<>();
    private final File file;
    private FileOutputStream table;
    private boolean hasOwn;
    private int end;

    /**
     * A registry.
     *
     * @param file table to append to, or null for none
     * @param preload table of an earlier JVM, or null for none
     * @throws IOException when the earlier table cannot be read
     */
    public SiteRegistry(File file, File preload) throws IOException {
        this.file = file;
        if (preload != null && preload.exists()) {
            preload(preload);
            if (preload.equals(file)) {
                written.addAll(bases.keySet());
            }
        }
    }

    /** Reads only the heads of the blocks, so that a large table costs little at the start of each JVM. */
    private void preload(File earlier) throws IOException {
        String text;
        try (FileInputStream in = new FileInputStream(earlier)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        try {
            for (int at = text.startsWith(HEAD) ? 0 : next(text, 0); at >= 0; at = next(text, at)) {
                int lineEnd = text.indexOf('\n', at);
                head(text.substring(at + HEAD.length(), lineEnd < 0 ? text.length() : lineEnd));
            }
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new IOException("The site table " + earlier + " is damaged: delete the file and run again.", e);
        }
    }

    /** Where the next block begins, or -1. */
    private static int next(String text, int from) {
        int lineEnd = text.indexOf("\nC\t", from);
        return lineEnd < 0 ? -1 : lineEnd + 1;
    }

    /** Reads {@code base count className crc}. */
    private void head(String line) {
        int count = line.indexOf('\t');
        int name = line.indexOf('\t', count + 1);
        int crc = line.indexOf('\t', name + 1);
        int base = Integer.parseInt(line.substring(0, count));
        int sites = Integer.parseInt(line.substring(count + 1, name));
        boolean isOwn = line.endsWith(SiteTable.OWN_COLUMN);
        String checksum = line.substring(crc + 1, line.length() - (isOwn ? SiteTable.OWN_COLUMN.length() : 0));
        String className = line.substring(name + 1, crc);
        bases.put(key(className, checksum, sites), base);
        own.put(className.concat(checksum), isOwn);
        names.add(className);
        hasOwn |= isOwn;
        end = Math.max(end, base + sites);
    }

    private static String key(String className, String crc, int count) {
        return className.concat(" ").concat(crc).concat(" ").concat(Integer.toString(count));
    }

    /** True when a class was own code in the earlier JVM; null when that is not known. */
    public Boolean wasOwn(String className, String crc) {
        return hasOwn ? own.get(className.concat(crc)) : null;
    }

    /** True when the earlier JVM never had a class with these bytes, but one with its name or other own code. */
    public boolean isOther(String className, String crc, boolean isOwn) {
        return (isOwn ? hasOwn : names.contains(className)) && !own.containsKey(className.concat(crc));
    }

    /** The base of a class's sites. */
    public synchronized int base(String className, String crc, int count) {
        String key = key(className, crc, count);
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
     * @param lines the lines of the sites, as in {@link SiteTable}, in UTF-8
     * @param isOwn true for own code
     */
    public synchronized void publish(String className, String crc, int count, byte[] lines, boolean isOwn)
        throws IOException {
        String key = key(className, crc, count);
        if (file == null || count == 0 || !written.add(key)) {
            return;
        }
        StringBuilder line = new StringBuilder(HEAD).append((int) bases.get(key)).append('\t').append(count);
        byte[] head = line.append('\t').append(className).append('\t').append(crc)
            .append(isOwn ? SiteTable.OWN_COLUMN : "").append('\n').toString().getBytes(StandardCharsets.UTF_8);
        byte[] block = new byte[head.length + lines.length];
        System.arraycopy(head, 0, block, 0, head.length);
        System.arraycopy(lines, 0, block, head.length, lines.length);
        if (table == null) {
            table = new FileOutputStream(file, true); // stays open: every class of this JVM is appended
        }
        table.write(block);
    }
}
