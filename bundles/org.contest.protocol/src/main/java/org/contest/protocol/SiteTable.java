/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The program locations of one JVM, by class blocks. A block's base is the id of its first site.
 * <p>
 * Text format, UTF-8, tab separated: {@code C base count className crc32hex}, with a sixth column {@code own} for own
 * code, then {@code count} lines {@code S ordinal KIND method line variable}. A class is appended in one write, so that
 * a killed JVM leaves whole blocks and at most one torn last block, which {@link #read} drops.
 */
public final class SiteTable {

    /**
     * The sites of one class.
     *
     * @param base id of the first site
     * @param className binary name with dots
     * @param crc CRC-32 in hex: of the uninstrumented bytes of a program class, of the lines of sites of a JDK class
     * @param sites the sites, by ordinal
     * @param own true for the program's own code: no library, no JDK
     */
    public record Block(int base, String className, String crc, List<Site> sites, boolean own) {
        /** Copies the sites. */
        public Block {
            Objects.requireNonNull(className, "className");
            sites = List.copyOf(sites);
        }

        /** A class of a library. */
        public Block(int base, String className, String crc, List<Site> sites) {
            this(base, className, crc, sites, false);
        }

        /** The text of this block, ending with a line feed. */
        public String format() {
            StringBuilder text = new StringBuilder();
            text.append("C\t").append(base).append('\t').append(sites.size()).append('\t').append(className)
                .append('\t').append(crc).append(own ? OWN_COLUMN : "").append('\n');
            for (Site site : sites) {
                text.append("S\t").append(site.id() - base).append('\t').append(site.kind().name()).append('\t')
                    .append(site.method()).append('\t').append(site.line()).append('\t').append(site.variable())
                    .append('\n');
            }
            return text.toString();
        }
    }

    /** At the end of the first line of a class of the program's own code. */
    public static final String OWN_COLUMN = "\town";

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    private final List<Block> blocks = new ArrayList<>();
    private final BitSet own = new BitSet();
    private final Set<EventKind> kinds = EnumSet.noneOf(EventKind.class);
    private Site[] sites = new Site[1024];
    private int end;

    /** Adds one class. */
    public void add(Block block) {
        blocks.add(block);
        end = Math.max(end, block.base() + block.sites().size());
        for (Site site : block.sites()) {
            if (site.id() >= sites.length) {
                sites = java.util.Arrays.copyOf(sites, Math.max(site.id() + 1, sites.length * 2));
            }
            sites[site.id()] = site;
            kinds.add(site.kind());
            if (block.own()) {
                own.set(site.id());
            }
        }
    }

    /**
     * True for a location in the program's own code. In a table without any, as of a run whose classes all come from
     * libraries, every class outside the JDK counts as own.
     */
    public boolean isOwn(int id) {
        if (!own.isEmpty()) {
            return id >= 0 && own.get(id);
        }
        Site site = id >= 0 && id < sites.length ? sites[id] : null;
        return site != null && JDK.stream().noneMatch(site.className()::startsWith);
    }

    /** True when some location has events of this kind. */
    public boolean has(EventKind kind) {
        return kinds.contains(kind);
    }

    /** All classes, in the order they were added. */
    public List<Block> blocks() {
        return List.copyOf(blocks);
    }

    /** The site with this id, or a placeholder that says that it is unknown. */
    public Site site(int id) {
        Site site = id >= 0 && id < sites.length ? sites[id] : null;
        return site != null ? site : new Site(id, "unknown", "site#" + id + "()", -1, EventKind.READ, "");
    }

    /** The first id that no block uses. */
    public int end() {
        return end;
    }

    /**
     * Reads a table. A torn last block is dropped.
     *
     * @throws IOException when the file cannot be read or a line before the last block is damaged
     */
    public static SiteTable read(Path file) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return read(reader, file.toString());
        } catch (CharacterCodingException e) {
            throw new IOException("The table of program locations " + file + " is damaged: it is no text in UTF-8. Put "
                + "it back from a copy, or begin a new campaign.", e);
        }
    }

    /**
     * Reads a table that is a text.
     *
     * @throws IOException when a line before the last block is damaged
     */
    public static SiteTable parse(String text) throws IOException {
        return read(new BufferedReader(new StringReader(text)), "a text");
    }

    private static SiteTable read(BufferedReader reader, String where) throws IOException {
        SiteTable table = new SiteTable();
        String line;
        int number = 0;
        while ((line = reader.readLine()) != null) {
            number++;
            Block block = readBlock(reader, line, where + " line " + number);
            if (block == null) {
                break;
            }
            number += block.sites().size();
            table.add(block);
        }
        return table;
    }

    private static @Nullable Block readBlock(BufferedReader reader, String head, String where) throws IOException {
        String[] parts = head.split("\t", -1);
        try {
            int base = Integer.parseInt(parts[1]);
            int count = Integer.parseInt(parts[2]);
            List<Site> sites = new ArrayList<>(Math.min(count, 1 << 16));
            for (int i = 0; i < count; i++) {
                String line = reader.readLine();
                String[] s = line == null ? new String[0] : line.split("\t", -1);
                if (s.length != 6) {
                    return null;
                }
                sites.add(new Site(base + i, parts[3], s[3], Integer.parseInt(s[4]), EventKind.valueOf(s[2]), s[5]));
            }
            return new Block(base, parts[3], parts[4], sites, head.endsWith(OWN_COLUMN));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("The site table is damaged at " + where + ": delete the file and run again.", e);
        }
    }
}
