/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.junit.jupiter.api.Test;

/** A task of GoldiLock is (pl, var, goldilockset[, t]), one of GoldiLockSC (pl, var, state, goldilockset). */
class GoldiLocksTest {

    private static final int LOCK = 77;

    private final Run run = new Run();
    private final int enter = run.site(EventKind.MONITOR_ENTER, "p.A.m", 1, "");
    private final int exit = run.site(EventKind.MONITOR_EXIT, "p.A.m", 2, "");
    private final int first = run.site(EventKind.WRITE, "p.A.m", 3, "p.A.x");
    private final int second = run.site(EventKind.WRITE, "p.B.n", 4, "p.A.x");
    private final int volatileWrite = run.site(EventKind.VOLATILE_WRITE, "p.A.m", 5, "p.A.ready");
    private final int volatileRead = run.site(EventKind.VOLATILE_READ, "p.B.n", 6, "p.A.ready");
    private final int start = run.site(EventKind.THREAD_START, "p.A.m", 7, "");
    private final int join = run.site(EventKind.JOIN, "p.A.m", 8, "");
    private final String a = Run.thread("p.A", "m");
    private final String b = Run.thread("p.B", "n");

    @Test
    void a_lock_hands_the_variable_over() {
        // 0 writes with LOCK: {}. Then the set is {0}; the exit adds LOCK, the entry of 1 adds 1: {0, LOCK, 1}.
        // 1 begins in p.B (line 4) and goes on in p.A: its name is of both methods.
        run.does(1, second, 6).does(0, enter, LOCK).does(0, first, 5).does(0, exit, LOCK).does(1, enter, LOCK)
            .does(1, second, 5);
        String both = Run.thread("p.B", "n", "p.A", "m", "p.B", "n");
        assertEquals(List.of("p.A.m:3 WRITE p.A.x, p.A.x, {}",
            "p.B.n:4 WRITE p.A.x, p.A.x, {lock in p.A, " + a + ", " + both + "}",
            "p.B.n:4 WRITE p.A.x, p.A.x, {}"), run.tasks("GoldiLock"));
    }

    @Test
    void without_synchronization_the_set_is_the_last_thread_alone_and_that_is_an_error() {
        run.does(0, first, 5).does(1, second, 5);
        assertEquals(List.of("p.A.m:3 WRITE p.A.x, p.A.x, {}", "p.B.n:4 WRITE p.A.x, p.A.x, {" + a + "}"),
            run.tasks("GoldiLock"));
        assertEquals(List.of("p.A.m:3 WRITE p.A.x, p.A.x, {}, LS", "p.B.n:4 WRITE p.A.x, p.A.x, {" + a + "}, E"),
            run.tasks("GoldiLockSC"));
    }

    @Test
    void a_volatile_variable_hands_the_variable_over() {
        // {0}, the volatile write adds ready, the volatile read adds 1.
        run.does(0, first, 5).does(0, volatileWrite, 5).does(1, volatileRead, 5).does(1, second, 5);
        assertEquals(List.of("p.A.m:3 WRITE p.A.x, p.A.x, {}, LS",
            "p.B.n:4 WRITE p.A.x, p.A.x, {" + a + ", p.A.ready, " + b + "}, LS"), run.tasks("GoldiLockSC"));
    }

    @Test
    void start_and_join_hand_the_variable_over() {
        // {0}, the start adds 1. 1 writes: {1}; the join adds 0.
        run.does(0, EventKind.THREAD_BEGIN, 100, 0).does(0, first, 5).does(0, start, 101, 1)
            .does(1, EventKind.THREAD_BEGIN, 101, 0).does(1, second, 5).does(1, EventKind.THREAD_END, 101, 0)
            .does(0, join, 101, WaitOutcome.SIGNALLED.ordinal()).does(0, first, 5);
        assertEquals(List.of("p.A.m:3 WRITE p.A.x, p.A.x, {" + a + ", " + b + "}", "p.A.m:3 WRITE p.A.x, p.A.x, {}",
            "p.B.n:4 WRITE p.A.x, p.A.x, {" + a + ", " + b + "}"), run.tasks("GoldiLock"));
    }

    @Test
    void short_circuits_need_no_set() {
        // 0 twice: same thread. Then 1 with the lock that 0 held: same lock.
        run.does(0, enter, LOCK).does(0, first, 5).does(0, first, 5).does(0, exit, LOCK).does(1, enter, LOCK)
            .does(1, second, 5);
        assertEquals(List.of("p.A.m:3 WRITE p.A.x, p.A.x, SCT", "p.A.m:3 WRITE p.A.x, p.A.x, {}, LS",
            "p.B.n:4 WRITE p.A.x, p.A.x, SCL"), run.tasks("GoldiLockSC"));
    }

    @Test
    void the_extended_metric_tells_the_thread() {
        run.does(0, first, 5);
        assertEquals(List.of("p.A.m:3 WRITE p.A.x, p.A.x, {}, by " + a), run.tasks("GoldiLock*"));
    }
}
