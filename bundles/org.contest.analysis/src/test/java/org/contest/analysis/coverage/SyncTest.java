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

/** A task is (pl, mode): how each use of a synchronizer went. */
class SyncTest {

    private static final int LOCK = 77;

    private final Run run = new Run();
    private final int enter = run.site(EventKind.MONITOR_ENTER, "p.A.m", 10, "");
    private final int read = run.site(EventKind.READ, "p.A.m", 11, "p.A.x");
    private final int exit = run.site(EventKind.MONITOR_EXIT, "p.A.m", 12, "");
    private final int notify = run.site(EventKind.NOTIFY, "p.A.n", 20, "");

    @Test
    void an_entry_while_another_thread_holds_the_monitor_is_blocked_by_its_entry() {
        // Thread 1 stands before its entry since event 0, while thread 0 is inside: blocked, and 0's entry blocking.
        run.does(1, read, 5).does(0, enter, LOCK).does(0, exit, LOCK).does(1, enter, LOCK).does(1, exit, LOCK);
        assertEquals(List.of("p.A.m:10 MONITOR_ENTER, blocked", "p.A.m:10 MONITOR_ENTER, blocking",
            "p.A.m:10 MONITOR_ENTER, visited"), run.tasks("Sync"));
    }

    @Test
    void an_entry_after_the_monitor_was_left_is_only_visited() {
        run.does(0, enter, LOCK).does(0, exit, LOCK).does(1, read, 5).does(1, enter, LOCK);
        assertEquals(List.of("p.A.m:10 MONITOR_ENTER, visited"), run.tasks("Sync"));
    }

    @Test
    void a_notify_without_waiters_is_lost() {
        run.does(0, notify, LOCK);
        assertEquals(List.of("p.A.n:20 NOTIFY, lost"), run.tasks("Sync"));
    }

    @Test
    void a_volatile_read_sees_what_another_thread_wrote() {
        int write = run.site(EventKind.VOLATILE_WRITE, "p.A.w", 30, "p.A.v");
        int seen = run.site(EventKind.VOLATILE_READ, "p.A.r", 31, "p.A.v");
        int own = run.site(EventKind.VOLATILE_READ, "p.A.r", 32, "p.A.v");
        run.does(0, write, 5).does(1, seen, 5).does(0, own, 5);
        assertEquals(List.of("p.A.r:31 VOLATILE_READ p.A.v, sees other", "p.A.r:31 VOLATILE_READ p.A.v, visited",
            "p.A.r:32 VOLATILE_READ p.A.v, visited", "p.A.w:30 VOLATILE_WRITE p.A.v, visited"), run.tasks("Sync"));
    }

    @Test
    void a_compare_and_set_fails_when_another_thread_came_between() {
        int get = run.site(EventKind.ATOMIC_READ, "p.A.c", 40, "AtomicInteger.get");
        int set = run.site(EventKind.ATOMIC_UPDATE, "p.A.c", 41, "AtomicInteger.compareAndSet");
        // 0 reads, 1 reads and sets: succeeded; 0 sets what is not there any more: failed. Nobody set since: 0 sees it.
        run.does(0, get, 5).does(1, get, 5).does(1, set, 5).does(0, set, 5);
        assertEquals(List.of("p.A.c:40 ATOMIC_READ AtomicInteger.get, visited",
            "p.A.c:41 ATOMIC_UPDATE AtomicInteger.compareAndSet, failed",
            "p.A.c:41 ATOMIC_UPDATE AtomicInteger.compareAndSet, succeeded",
            "p.A.c:41 ATOMIC_UPDATE AtomicInteger.compareAndSet, visited"), run.tasks("Sync"));
    }

    @Test
    void a_wait_has_its_outcome_as_mode() {
        int wait = run.site(EventKind.WAIT, "p.A.m", 50, "");
        run.does(0, wait, LOCK).does(1, notify, LOCK).does(0, wait, EventKind.WAIT_END, LOCK,
            WaitOutcome.TIMED_OUT.ordinal());
        assertEquals(List.of("p.A.m:50 WAIT, timed-out", "p.A.m:50 WAIT, visited", "p.A.n:20 NOTIFY, visited"),
            run.tasks("Sync"));
    }
}
