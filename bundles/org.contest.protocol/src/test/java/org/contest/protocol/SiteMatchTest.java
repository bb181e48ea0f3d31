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
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.SiteTable.Block;
import org.junit.jupiter.api.Test;

/** Locations of classes that two compilers have made of one source, or one compiler of two versions of it. */
class SiteMatchTest {

    private static final int NOW = 100;

    /** Sites in the form {@code method line KIND variable}, from id 0 on for the recorded class. */
    private static Block block(int base, String... sites) {
        List<Site> all = new ArrayList<>();
        for (String site : sites) {
            String[] parts = site.split(" ", 4);
            all.add(new Site(base + all.size(), "p.A", parts[0], Integer.parseInt(parts[1]),
                EventKind.valueOf(parts[2]), parts[3]));
        }
        return new Block(base, "p.A", "0", all, true);
    }

    private static Map<Integer, Integer> numbers(Block before, Block now) {
        SiteMatch match = SiteMatch.of(List.of(before), now);
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < match.sites().length; i++) {
            numbers.put(match.sites()[i], match.numbers()[i]);
        }
        return numbers;
    }

    @Test
    void operations_are_found_by_method_and_line_whatever_their_order() {
        Map<Integer, Integer> numbers = numbers(block(0, "run()V 5 READ p.A.x", "run()V 7 READ p.A.x"),
            block(NOW, "run()V 7 READ p.A.x", "run()V 5 READ p.A.x"));
        assertEquals(1, numbers.get(NOW));
        assertEquals(0, numbers.get(NOW + 1));
    }

    @Test
    void copies_of_a_finally_block_stand_for_each_other() {
        Map<Integer, Integer> numbers = numbers(block(0, "run()V 9 WRITE p.A.x", "run()V 9 WRITE p.A.x"),
            block(NOW, "run()V 9 WRITE p.A.x", "run()V 9 WRITE p.A.x", "run()V 9 WRITE p.A.x"));
        assertEquals(5, numbers.size());
        assertEquals(1, numbers.values().stream().distinct().count());
    }

    @Test
    void lambdas_have_a_name_of_each_compiler() {
        assertEquals(0, numbers(block(0, "lambda$main$1()V 5 READ p.A.x"), block(NOW, "lambda$0(Lp/A;)V 5 READ p.A.x"))
            .get(NOW));
    }

    @Test
    void lines_that_have_moved_keep_their_order() {
        Map<Integer, Integer> numbers = numbers(block(0, "run()V 5 READ p.A.x", "run()V 6 READ p.A.x"),
            block(NOW, "run()V 6 READ p.A.x", "run()V 7 READ p.A.x"));
        assertEquals(0, numbers.get(NOW));
        assertEquals(1, numbers.get(NOW + 1));
    }

    @Test
    void a_monitor_ends_at_another_line_and_has_no_name_without_debug_information() {
        Map<Integer, Integer> numbers = numbers(block(0, "run()V 5 MONITOR_ENTER lock", "run()V 9 MONITOR_EXIT "),
            block(NOW, "run()V 5 MONITOR_ENTER ", "run()V 5 MONITOR_EXIT ", "run()V 5 MONITOR_EXIT "));
        assertEquals(Map.of(0, 0, NOW, 0, 1, 1, NOW + 1, 1, NOW + 2, 1), numbers);
    }

    @Test
    void what_is_new_stands_for_nothing() {
        assertNull(numbers(block(0, "run()V 5 READ p.A.x"), block(NOW, "run()V 5 READ p.A.y")).get(NOW));
    }

    @Test
    void enums_and_switches_have_locations_that_are_in_no_source() {
        assertEquals("{1, 2}", CompilerMade.sites(block(0, "run()V 5 READ p.A.x", "values()[Lp/A; 1 ARRAY_READ x",
            "$SWITCH_TABLE$p$Kind()[I 1 ARRAY_WRITE int[]", "values()V 9 READ p.A.x")).toString());
    }
}
