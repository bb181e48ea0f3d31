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

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.engine.model.Coverage;
import org.junit.jupiter.api.Test;

class TaskLedgerTest {

    private static TaskLedger ledger() {
        return new TaskLedger(List.of("M"), metric -> Map.of(), metric -> 0);
    }

    @Test
    void a_task_is_raised_three_times_and_then_costs_nothing() {
        TaskLedger ledger = ledger();
        for (int run = 1; run <= 3; run++) {
            assertEquals(Map.of("M", List.of("a")), ledger.add(run, Map.of("M", Set.of("a"))));
        }
        assertEquals(Map.of("M", List.of()), ledger.add(4, Map.of("M", Set.of("a"))));
        assertTrue(ledger.grewIn("M", 1));
        assertEquals(1, ledger.size("M"));
    }

    @Test
    void a_curve_that_stays_flat_is_saturated_at_its_last_growth() {
        TaskLedger ledger = ledger();
        ledger.add(1, Map.of("M", Set.of("a")));
        ledger.add(50, Map.of("M", Set.of("b")));
        assertFalse(ledger.isSaturated(249));
        assertTrue(ledger.isSaturated(250));
        assertEquals(50, ledger.coverage(250).get("M").saturatedAtRun());
    }

    @Test
    void what_was_stored_goes_on_as_if_never_interrupted() {
        TaskLedger whole = ledger();
        whole.add(1, Map.of("M", Set.of("a", "b", "c")));
        whole.add(2, Map.of("M", Set.of("a", "b", "d")));
        TaskLedger continued =
            new TaskLedger(List.of("M"), metric -> Map.of("a", 2, "b", 2, "c", 1, "d", 1), metric -> 2);
        Coverage expected = whole.coverage(2).get("M");
        assertEquals(expected, continued.coverage(2).get("M"));
        assertEquals(4, expected.tasks());
    }

    @Test
    void without_metrics_nothing_is_saturated() {
        assertFalse(new TaskLedger(List.of(), metric -> Map.of(), metric -> 0).isSaturated(1_000_000));
    }
}
