/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.protocol.SiteTable.Block;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table of program locations, read as a whole and by classes. */
class SiteTableTest {

    private static final String TABLE = """
        C\t0\t2\tjava.util.Stack\tb8c36873
        S\t0\tREAD\tpop()V\t9\tjava.util.Stack.size
        S\t1\tWRITE\tpop()V\t10\tjava.util.Stack.size
        C\t5\t1\tshop.Main\t1234\town
        S\t0\tFENCE\tmain()V\t7\t
        """;

    @TempDir
    private Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("sites.tsv"), text);
    }

    @Test
    void what_is_skimmed_is_what_is_read() throws IOException {
        SiteTable read = SiteTable.read(file(TABLE));
        SiteTable skimmed = SiteTable.skim(file(TABLE));
        assertEquals(6, skimmed.end());
        for (int id = -1; id < 8; id++) {
            assertEquals(read.site(id), skimmed.site(id));
            assertEquals(read.isOwn(id), skimmed.isOwn(id));
        }
        assertEquals(read.blocks(), skimmed.blocks());
        assertEquals("shop.Main", skimmed.site(5).className());
        assertEquals("unknown", skimmed.site(3).className());
    }

    @Test
    void kinds_are_known_before_a_site_is_asked_for() throws IOException {
        SiteTable skimmed = SiteTable.skim(file(TABLE));
        assertTrue(skimmed.has(EventKind.FENCE));
        assertFalse(skimmed.has(EventKind.MONITOR_ENTER));
        assertEquals(9, skimmed.site(0).line());
    }

    @Test
    void without_own_code_every_class_outside_the_jdk_is_own() throws IOException {
        SiteTable skimmed = SiteTable.skim(file(TABLE.replace("\town", "")));
        assertTrue(skimmed.isOwn(5));
        assertFalse(skimmed.isOwn(0));
    }

    @Test
    void a_torn_last_class_is_dropped() throws IOException {
        String torn = TABLE + "C\t6\t2\tshop.Other\t5\nS\t0\tREAD\trun()V\t1\t";
        assertEquals(2, SiteTable.skim(file(torn)).blocks().size());
        assertEquals(2, SiteTable.read(file(torn)).blocks().size());
        assertEquals(2, SiteTable.skim(file(TABLE + "C\t6\t2\tsho")).blocks().size());
    }

    @Test
    void damage_is_told_when_all_is_read_and_leaves_a_site_unknown_when_it_is_skimmed() throws IOException {
        Path damaged = file(TABLE.replace("\t9\t", "\tx\t"));
        assertThrows(IOException.class, () -> SiteTable.read(damaged));
        SiteTable skimmed = SiteTable.skim(damaged);
        assertEquals("unknown", skimmed.site(0).className());
        assertEquals(10, skimmed.site(1).line());
        assertThrows(IOException.class, () -> SiteTable.skim(file("C\tx\n")));
    }

    @Test
    void a_class_is_written_as_it_was_read() throws IOException {
        StringBuilder text = new StringBuilder();
        for (Block block : SiteTable.skim(file(TABLE)).blocks()) {
            text.append(block.format());
        }
        assertEquals(TABLE, text.toString());
    }
}
