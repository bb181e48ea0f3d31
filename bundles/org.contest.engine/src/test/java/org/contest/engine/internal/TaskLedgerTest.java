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
import java.util.Set;
import org.contest.analysis.Saturation;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.coverage.Metrics;
import org.contest.analysis.identity.Identities;
import org.contest.engine.store.TaskCounted;
import org.junit.jupiter.api.Test;

class TaskLedgerTest {

    private static final int A = 0;
    private static final int B = 1;

    private final CoverageMeasure measure = new CoverageMeasure(Metrics.named("Sync"), new Identities());

    private TaskLedger ledger() {
        measure.table(0).number(new int[] {1, 0, 0, 0, 0, 0, 0, 0});
        measure.table(0).number(new int[] {2, 0, 0, 0, 0, 0, 0, 0});
        return new TaskLedger(measure);
    }

    private static List<Integer> runs(List<TaskCounted> counted) {
        return counted.stream().map(TaskCounted::runs).toList();
    }

    private static boolean saturated(TaskLedger ledger, int runs) {
        return ledger.isSaturated(Saturation.DEFAULT, Set.of(), runs);
    }

    @Test
    void epsilon_window_and_metrics_are_those_asked_for() {
        CoverageMeasure two = new CoverageMeasure(Metrics.named("Sync,Avio"), new Identities());
        TaskLedger ledger = new TaskLedger(two);
        for (int task = 0; task < 20; task++) {
            int number = two.table(0).number(new int[] {task + 1, 0, 0, 0, 0, 0, 0, 0});
            ledger.add(task == 19 ? 40 : 1, new int[][] {{number}, {}});
        }
        // 19 of 20 tasks are of run 1, the last one, 5 percent, is of run 40.
        assertFalse(ledger.isSaturated(new Saturation(30, 4), Set.of("Sync"), 50));
        assertTrue(ledger.isSaturated(new Saturation(30, 5), Set.of("Sync"), 50));
        assertFalse(ledger.isSaturated(new Saturation(50, 5), Set.of("Sync"), 50));
        assertFalse(ledger.isSaturated(new Saturation(30, 5), Set.of(), 50));
    }

    @Test
    void a_task_is_written_twice_and_then_when_there_is_time() {
        TaskLedger ledger = ledger();
        assertEquals(List.of(1), runs(ledger.add(1, new int[][] {{A}})));
        assertEquals(List.of(2), runs(ledger.add(2, new int[][] {{A}})));
        assertEquals(List.of(), runs(ledger.add(3, new int[][] {{A}})));
        assertEquals(List.of(), runs(ledger.add(4, new int[][] {{A}})));
        assertTrue(ledger.grewIn("Sync", 1));
        assertEquals(1, ledger.size("Sync"));
        assertEquals(List.of(4), runs(ledger.unwritten()));
        assertEquals(List.of(), runs(ledger.unwritten()));
    }

    @Test
    void a_curve_that_stays_flat_is_saturated() {
        TaskLedger ledger = ledger();
        ledger.add(1, new int[][] {{A}});
        ledger.add(50, new int[][] {{B}});
        assertFalse(saturated(ledger, 249));
        assertTrue(saturated(ledger, 250));
    }

    @Test
    void what_was_stored_goes_on_as_if_never_interrupted() {
        TaskLedger whole = ledger();
        List<TaskCounted> first = whole.add(1, new int[][] {{A, B}});
        TaskLedger continued = ledger();
        first.forEach(continued::restore);
        assertEquals(2, continued.size("Sync"));
        assertTrue(continued.grewIn("Sync", 1));
        assertEquals(runs(whole.add(2, new int[][] {{B}})), runs(continued.add(2, new int[][] {{B}})));
        assertEquals(List.of(), runs(continued.add(3, new int[][] {{B}})));
    }

    @Test
    void without_metrics_nothing_is_saturated() {
        CoverageMeasure none = new CoverageMeasure(List.of(), new Identities());
        assertFalse(saturated(new TaskLedger(none), 1_000_000));
    }
}
