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

/** A task is (pl1, pl2, syncObj[, t1, t2]): what t2 does at pl2 follows, by syncObj, what t1 did at pl1. */
class HappensBeforePairsTest {

    private static final int LOCK = 77;

    private final Run run = new Run();
    private final int enter = run.site(EventKind.MONITOR_ENTER, "p.A.m", 1, "");
    private final int exit = run.site(EventKind.MONITOR_EXIT, "p.A.m", 2, "");

    @Test
    void a_lock_orders_the_exit_of_one_thread_and_the_entry_of_another() {
        // 0 enters twice and leaves twice: only the outer exit gives the lock. Then 1 enters, and 1 again: own exit.
        run.does(0, enter, LOCK).does(0, enter, LOCK).does(0, exit, LOCK).does(0, exit, LOCK).does(1, enter, LOCK)
            .does(1, exit, LOCK).does(1, enter, LOCK);
        assertEquals(List.of("p.A.m:2 MONITOR_EXIT -> p.A.m:1 MONITOR_ENTER, lock in p.A"), run.tasks("HBPair"));
        String thread = Run.thread("p.A", "m");
        assertEquals(List.of("p.A.m:2 MONITOR_EXIT -> p.A.m:1 MONITOR_ENTER, lock in p.A, by " + thread + ", by "
            + thread), run.tasks("HBPair*"));
    }

    @Test
    void a_volatile_write_orders_the_reads_by_others() {
        int write = run.site(EventKind.VOLATILE_WRITE, "p.A.w", 3, "p.A.ready");
        int read = run.site(EventKind.VOLATILE_READ, "p.A.r", 4, "p.A.ready");
        run.does(1, read, 5).does(0, write, 5).does(0, read, 5).does(1, read, 5);
        assertEquals(List.of("p.A.w:3 VOLATILE_WRITE p.A.ready -> p.A.r:4 VOLATILE_READ p.A.ready, p.A.ready"),
            run.tasks("HBPair"));
    }

    @Test
    void a_notify_and_the_exit_after_it_order_the_end_of_a_wait() {
        int wait = run.site(EventKind.WAIT, "p.A.m", 5, "");
        int notify = run.site(EventKind.NOTIFY, "p.B.n", 6, "");
        // 0 waits: gives the lock. 1 enters (after the wait of 0), notifies, leaves. 0 goes on after both.
        run.does(0, enter, LOCK).does(0, wait, LOCK).does(1, enter, LOCK).does(1, notify, LOCK).does(1, exit, LOCK)
            .does(0, wait, EventKind.WAIT_END, LOCK, WaitOutcome.SIGNALLED.ordinal()).does(0, exit, LOCK);
        assertEquals(List.of("p.A.m:2 MONITOR_EXIT -> p.A.m:5 WAIT, lock in p.A",
            "p.A.m:5 WAIT -> p.A.m:1 MONITOR_ENTER, lock in p.A", "p.B.n:6 NOTIFY -> p.A.m:5 WAIT, lock in p.A"),
            run.tasks("HBPair"));
    }

    @Test
    void start_and_join_order_the_begin_and_the_end_of_a_thread() {
        int start = run.site(EventKind.THREAD_START, "p.A.m", 7, "");
        int join = run.site(EventKind.JOIN, "p.A.m", 8, "");
        int first = run.site(EventKind.READ, "p.B.run", 9, "p.A.x");
        int last = run.site(EventKind.WRITE, "p.B.run", 10, "p.A.x");
        run.does(0, start, 101, 1).does(1, EventKind.THREAD_BEGIN, 101, 0).does(1, first, 5).does(1, last, 5)
            .does(1, EventKind.THREAD_END, 101, 0).does(0, join, 101, WaitOutcome.SIGNALLED.ordinal());
        assertEquals(List.of("p.A.m:7 THREAD_START -> p.B.run:9 READ p.A.x, start",
            "p.B.run:10 WRITE p.A.x -> p.A.m:8 JOIN, join"), run.tasks("HBPair"));
    }
}
