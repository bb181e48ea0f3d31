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
import java.util.Arrays;
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
            sites = sites instanceof UnreadSites ? sites : List.copyOf(sites);
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

    /** The first line of a class. */
    private record Head(int base, int count, String className, String crc, boolean own) {

        static Head of(String line) {
            String[] parts = line.split("\t", -1);
            return new Head(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), parts[3], parts[4],
                line.endsWith(OWN_COLUMN));
        }

        Block with(List<Site> sites) {
            return new Block(base, className, crc, sites, own);
        }
    }

    /** At the end of the first line of a class of the program's own code. */
    public static final String OWN_COLUMN = "\town";

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    private final List<Block> blocks = new ArrayList<>();
    private final NumberSet own = new NumberSet();
    /** The class of each site, by id. */
    private Block[] classes = new Block[1024];
    /** Of all sites; null until someone asks. */
    private volatile @Nullable Set<EventKind> kinds;
    private int end;

    /** Adds one class. */
    public void add(Block block) {
        blocks.add(block);
        int blockEnd = block.base() + block.sites().size();
        end = Math.max(end, blockEnd);
        if (blockEnd > classes.length) {
            classes = Arrays.copyOf(classes, Math.max(blockEnd, classes.length * 2));
        }
        Arrays.fill(classes, block.base(), blockEnd, block);
        if (block.own()) {
            own.addAll(block.base(), blockEnd);
        }
        kinds = null;
    }

    /** Null when no class has a site with this id. */
    private @Nullable Block classOf(int id) {
        return id >= 0 && id < classes.length ? classes[id] : null;
    }

    /**
     * True for a location in the program's own code. In a table without any, as of a run whose classes all come from
     * libraries, every class outside the JDK counts as own.
     */
    public boolean isOwn(int id) {
        if (!own.isEmpty()) {
            return own.contains(id);
        }
        Block block = classOf(id);
        return block != null && JDK.stream().noneMatch(block.className()::startsWith);
    }

    /** True when some location has events of this kind. */
    public boolean has(EventKind kind) {
        Set<EventKind> known = kinds;
        if (known == null) {
            known = EnumSet.noneOf(EventKind.class);
            for (Block block : blocks) {
                for (Site site : block.sites()) {
                    known.add(site.kind());
                }
            }
            kinds = known;
        }
        return known.contains(kind);
    }

    /** All classes, in the order they were added. */
    public List<Block> blocks() {
        return List.copyOf(blocks);
    }

    /** The site with this id, or a placeholder that says that it is unknown. */
    public Site site(int id) {
        Block block = classOf(id);
        return block != null ? block.sites().get(id - block.base()) : Site.unknown(id);
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
     * Reads the classes of a table, and the sites of a class when one of them is asked for: a JVM that starts needs few
     * of them. Damage of sites is not looked for. A torn last block is dropped.
     *
     * @throws IOException when the file cannot be read or the head of a class is damaged
     */
    public static SiteTable skim(Path file) throws IOException {
        String text = Files.readString(file);
        SiteTable table = new SiteTable();
        int at = 0;
        while (at < text.length()) {
            int headEnd = text.indexOf('\n', at);
            Block block = headEnd < 0 ? null : unread(text, text.substring(at, headEnd), headEnd + 1, file);
            if (block == null) {
                break;
            }
            table.add(block);
            at = ((UnreadSites) block.sites()).end();
        }
        return table;
    }

    /** Null when it is torn. */
    private static @Nullable Block unread(String text, String line, int from, Path file) throws IOException {
        try {
            Head head = Head.of(line);
            UnreadSites sites = UnreadSites.in(text, from, head.base, head.count, head.className);
            return sites == null ? null : head.with(sites);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw damaged(file.toString(), e);
        }
    }

    private static IOException damaged(String where, RuntimeException cause) {
        return new IOException("The site table is damaged at " + where + ": delete the file and run again.", cause);
    }

    /** The site of a line; null when the line is torn. */
    static @Nullable Site site(int id, String className, String line) {
        String[] s = line.split("\t", -1);
        return s.length != 6 ? null
            : new Site(id, className, s[3], Integer.parseInt(s[4]), EventKind.valueOf(s[2]), s[5]);
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

    private static @Nullable Block readBlock(BufferedReader reader, String first, String where) throws IOException {
        try {
            Head head = Head.of(first);
            List<Site> sites = new ArrayList<>(Math.min(head.count, 1 << 16));
            for (int i = 0; i < head.count; i++) {
                String line = reader.readLine();
                Site site = line == null ? null : site(head.base + i, head.className, line);
                if (site == null) {
                    return null;
                }
                sites.add(site);
            }
            return head.with(sites);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw damaged(where, e);
        }
    }
}
