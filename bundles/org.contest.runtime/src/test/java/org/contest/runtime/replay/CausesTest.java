/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CausesTest {

    private static final Site PLAIN = site("p.Plain", "run()V");

    private static Site site(String className, String method) {
        return new Site(0, className, method, 7, EventKind.READ, "");
    }

    private static SiteTable table(String className, String crc) {
        SiteTable table = new SiteTable();
        table.add(new SiteTable.Block(0, className, crc, List.of(site(className, "run()V"))));
        return table;
    }

    private static DivergenceCause cause(EventKind expected, Site expectedAt, EventKind found, Site foundAt) {
        return new Causes(new SiteTable(), new SiteTable()).of(expected, expectedAt, found, foundAt);
    }

    @ParameterizedTest
    @CsvSource({"CLASS_INIT_BEGIN,CLASS_INITIALIZATION", "CLASS_INIT_END,CLASS_INITIALIZATION",
        "IDENTITY_HASH,HASH_CODE", "NANO_TIME,TIME", "CURRENT_TIME,TIME", "RANDOM_SEED,RANDOM", "THREAD_ID,THREAD_ID",
        "WRITE,UNKNOWN"})
    void the_kind_of_either_operation_tells(EventKind kind, DivergenceCause cause) {
        assertEquals(cause, cause(kind, PLAIN, EventKind.READ, PLAIN));
        assertEquals(cause, cause(EventKind.READ, PLAIN, kind, PLAIN));
    }

    @ParameterizedTest
    @CsvSource({"java.util.HashMap,getNode()V,HASH_CODE", "java.util.HashMap$Node,getKey()V,HASH_CODE",
        "java.util.HashMapper,run()V,UNKNOWN", "java.io.BufferedReader,fill()V,INPUT_OUTPUT",
        "p.Plain,<clinit>()V,CLASS_INITIALIZATION"})
    void else_the_place_of_either_operation_tells(String className, String method, DivergenceCause cause) {
        assertEquals(cause, cause(EventKind.READ, site(className, method), EventKind.WRITE, PLAIN));
        assertEquals(cause, cause(EventKind.READ, PLAIN, EventKind.WRITE, site(className, method)));
    }

    @ParameterizedTest
    @CsvSource({"p.Plain,OTHER_PROGRAM", "java.util.HashMap,OTHER_JDK"})
    void a_class_with_other_bytes_tells_before_all_else(String className, DivergenceCause cause) {
        Causes causes = new Causes(table(className, "1a"), table(className, "2b"));
        Site changed = site(className, "run()V");
        assertEquals(cause, causes.of(EventKind.NANO_TIME, changed, EventKind.READ, changed));
        Causes same = new Causes(table(className, "1a"), table(className, "1a"));
        assertEquals(DivergenceCause.TIME, same.of(EventKind.NANO_TIME, changed, EventKind.READ, changed));
    }

    @ParameterizedTest
    @EnumSource
    void every_cause_has_a_name_that_is_read_back(DivergenceCause cause) {
        assertEquals(cause, DivergenceCause.of(cause.text()));
    }

    @Test
    void names_are_written_with_hyphens() {
        assertEquals("class-initialization", DivergenceCause.CLASS_INITIALIZATION.text());
    }
}
