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
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
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

    /** At the end of the first line of a class of the program's own code. */
    public static final String OWN_COLUMN = "\town";

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    private final List<Block> blocks = new ArrayList<>();
    private final BitSet own = new BitSet();
    private final Set<EventKind> kinds = EnumSet.noneOf(EventKind.class);
    private Site[] sites = new Site[1024];
    /** Classes whose sites nobody has asked for, by base. */
    private final TreeMap<Integer, Block> unread = new TreeMap<>();
    private int end;

    /** Adds one class. */
    public void add(Block block) {
        blocks.add(block);
        int blockEnd = block.base() + block.sites().size();
        end = Math.max(end, blockEnd);
        if (block.own()) {
            own.set(block.base(), blockEnd);
        }
        if (block.sites() instanceof UnreadSites) {
            unread.put(block.base(), block);
        } else {
            know(block);
        }
    }

    private void know(Block block) {
        for (Site site : block.sites()) {
            if (site.id() >= sites.length) {
                sites = Arrays.copyOf(sites, Math.max(site.id() + 1, sites.length * 2));
            }
            sites[site.id()] = site;
            kinds.add(site.kind());
        }
    }

    /** Null when no class has a site with this id. */
    private @Nullable Site known(int id) {
        Site site = id >= 0 && id < sites.length ? sites[id] : null;
        return site != null || unread.isEmpty() ? site : readNow(id);
    }

    private synchronized @Nullable Site readNow(int id) {
        Map.Entry<Integer, Block> block = unread.floorEntry(id);
        if (block != null && id < block.getKey() + block.getValue().sites().size()) {
            know(block.getValue());
            unread.remove(block.getKey());
        }
        return id >= 0 && id < sites.length ? sites[id] : null;
    }

    /**
     * True for a location in the program's own code. In a table without any, as of a run whose classes all come from
     * libraries, every class outside the JDK counts as own.
     */
    public boolean isOwn(int id) {
        if (!own.isEmpty()) {
            return id >= 0 && own.get(id);
        }
        Site site = known(id);
        return site != null && JDK.stream().noneMatch(site.className()::startsWith);
    }

    /** True when some location has events of this kind. */
    public synchronized boolean has(EventKind kind) {
        unread.values().forEach(this::know);
        unread.clear();
        return kinds.contains(kind);
    }

    /** All classes, in the order they were added. */
    public List<Block> blocks() {
        return List.copyOf(blocks);
    }

    /** The site with this id, or a placeholder that says that it is unknown. */
    public Site site(int id) {
        Site site = known(id);
        return site != null ? site : Site.unknown(id);
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
    private static @Nullable Block unread(String text, String head, int from, Path file) throws IOException {
        String[] parts = head.split("\t", -1);
        try {
            int base = Integer.parseInt(parts[1]);
            UnreadSites sites = UnreadSites.in(text, from, base, Integer.parseInt(parts[2]), parts[3]);
            return sites == null ? null : new Block(base, parts[3], parts[4], sites, head.endsWith(OWN_COLUMN));
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

    private static @Nullable Block readBlock(BufferedReader reader, String head, String where) throws IOException {
        String[] parts = head.split("\t", -1);
        try {
            int base = Integer.parseInt(parts[1]);
            int count = Integer.parseInt(parts[2]);
            List<Site> sites = new ArrayList<>(Math.min(count, 1 << 16));
            for (int i = 0; i < count; i++) {
                String line = reader.readLine();
                Site site = line == null ? null : site(base + i, parts[3], line);
                if (site == null) {
                    return null;
                }
                sites.add(site);
            }
            return new Block(base, parts[3], parts[4], sites, head.endsWith(OWN_COLUMN));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw damaged(where, e);
        }
    }
}
