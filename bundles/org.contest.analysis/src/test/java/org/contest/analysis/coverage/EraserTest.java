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
import org.junit.jupiter.api.Test;

/** A task is (pl, var, state, lockset[, t]) with the state and the set that the access finds. */
class EraserTest {

    private static final int LOCK = 77;
    private static final int OTHER = 78;

    private final Run run = new Run();
    private final int enter = run.site(EventKind.MONITOR_ENTER, "p.A.m", 1, "");
    private final int exit = run.site(EventKind.MONITOR_EXIT, "p.A.m", 2, "");
    private final int read = run.site(EventKind.READ, "p.A.m", 3, "p.A.x");
    private final int write = run.site(EventKind.WRITE, "p.A.m", 4, "p.A.x");

    private void guarded(int thread, int lock, int access) {
        run.does(thread, enter, lock).does(thread, access, 5).does(thread, exit, lock);
    }

    @Test
    void a_variable_that_one_lock_guards_ends_modified_with_that_lock() {
        // 0 writes: finds virgin. 0 writes: exclusive. 1 writes: exclusive, becomes exclusive' with 1's locks. 1 reads:
        // exclusive'. 0 writes: exclusive', becomes modified with the common lock. 0 reads: modified.
        guarded(0, LOCK, write);
        guarded(0, LOCK, write);
        guarded(1, LOCK, write);
        guarded(1, LOCK, read);
        guarded(0, LOCK, write);
        guarded(0, LOCK, read);
        assertEquals(List.of("p.A.m:3 READ p.A.x, p.A.x, {lock in p.A}, exclusive'",
            "p.A.m:3 READ p.A.x, p.A.x, {lock in p.A}, modified",
            "p.A.m:4 WRITE p.A.x, p.A.x, {lock in p.A}, exclusive'",
            "p.A.m:4 WRITE p.A.x, p.A.x, {}, exclusive", "p.A.m:4 WRITE p.A.x, p.A.x, {}, virgin"),
            run.tasks("Eraser"));
    }

    @Test
    void different_locks_leave_none_and_then_a_write_is_a_race() {
        // 0: virgin. 1 with OTHER: exclusive. 0 with LOCK: exclusive' {OTHER}; nothing is common: race. 1: race.
        guarded(0, LOCK, write);
        guarded(1, OTHER, write);
        guarded(0, LOCK, write);
        guarded(1, OTHER, write);
        assertEquals(List.of("p.A.m:4 WRITE p.A.x, p.A.x, {lock in p.A}, exclusive'",
            "p.A.m:4 WRITE p.A.x, p.A.x, {}, exclusive", "p.A.m:4 WRITE p.A.x, p.A.x, {}, race",
            "p.A.m:4 WRITE p.A.x, p.A.x, {}, virgin"), run.tasks("Eraser"));
    }

    @Test
    void reads_by_several_threads_share_and_are_no_race() {
        // 0 writes: virgin. 1 reads: exclusive. 0 reads: exclusive', becomes shared. 0 and 1 read: shared.
        run.does(0, write, 5).does(1, read, 5).does(0, read, 5).does(0, read, 5).does(1, read, 5);
        assertEquals(List.of("p.A.m:3 READ p.A.x, p.A.x, {}, exclusive", "p.A.m:3 READ p.A.x, p.A.x, {}, exclusive'",
            "p.A.m:3 READ p.A.x, p.A.x, {}, shared", "p.A.m:4 WRITE p.A.x, p.A.x, {}, virgin"), run.tasks("Eraser"));
    }

    @Test
    void the_extended_metric_tells_the_thread() {
        run.does(0, write, 5);
        assertEquals(List.of("p.A.m:4 WRITE p.A.x, p.A.x, {}, virgin, by " + Run.thread("p.A", "m")),
            run.tasks("Eraser*"));
    }
}
