/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.SiteTable.Block;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a campaign takes over from the site tables of its JVMs. */
class SiteLedgerTest {

    @TempDir
    private Path folder;
    private SiteLedger ledger;

    @BeforeEach
    void begin() {
        ledger = new SiteLedger(folder.resolve("sites.tsv"));
    }

    private static Block block(int base, String type) {
        return new Block(base, type, "0", List.of(new Site(base, type, "m()V", 1, EventKind.READ, "p.A.x"),
            new Site(base + 1, type, "m()V", 2, EventKind.READ, "p.A.x")));
    }

    private SiteLedger.Loaded take(String file, Block... blocks) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Block block : blocks) {
            text.append(block.format());
        }
        return ledger.take(Files.writeString(folder.resolve(file), text));
    }

    /** Two threads of a JVM instrument a class each: the one that has its numbers first may be written last. */
    @Test
    void classes_may_be_written_in_another_order_than_that_of_their_numbers() throws IOException {
        assertTrue(take("jvm.tsv", block(2, "p.B"), block(0, "p.A")).agrees());
        assertEquals("p.A", ledger.table().site(1).className());
        assertEquals(List.of("p.A", "p.B"),
            SiteTable.read(folder.resolve("sites.tsv")).blocks().stream().map(Block::className).toList());
    }

    @Test
    void a_class_whose_numbers_are_given_away_keeps_its_own_table() throws IOException {
        take("one.tsv", block(0, "p.A"));
        assertFalse(take("two.tsv", block(1, "p.B")).agrees());
        assertEquals(1, ledger.table().blocks().size());
    }
}
