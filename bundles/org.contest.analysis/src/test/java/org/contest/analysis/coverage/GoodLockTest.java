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

/** A task is (pl1, pl2, l1, l2[, t]): a thread that got l1 at pl1, and has it, takes l2 at pl2. */
class GoodLockTest {

    private final Run run = new Run();
    private final int field = run.site(EventKind.READ, "p.A.m", 1, "p.Left.x");
    private final int enter1 = run.site(EventKind.MONITOR_ENTER, "p.A.m", 10, "");
    private final int enter2 = run.site(EventKind.MONITOR_ENTER, "p.A.m", 11, "");
    private final int enter3 = run.site(EventKind.MONITOR_ENTER, "p.A.m", 12, "");
    private final int exit = run.site(EventKind.MONITOR_EXIT, "p.A.m", 13, "");

    @Test
    void every_lock_that_is_held_is_paired_with_the_one_that_is_taken() {
        // Lock 5 is an object with a field of p.Left; of 6 and 7 only the class that locks them is known.
        run.does(0, field, 5).does(0, enter1, 5).does(0, enter2, 6).does(0, enter3, 7);
        assertEquals(List.of("p.A.m:10 MONITOR_ENTER -> p.A.m:11 MONITOR_ENTER, p.Left, lock in p.A",
            "p.A.m:10 MONITOR_ENTER -> p.A.m:12 MONITOR_ENTER, p.Left, lock in p.A",
            "p.A.m:11 MONITOR_ENTER -> p.A.m:12 MONITOR_ENTER, lock in p.A, lock in p.A"), run.tasks("GoodLock"));
    }

    @Test
    void a_lock_taken_again_or_given_back_is_not_nested() {
        run.does(0, enter1, 5).does(0, enter2, 5).does(0, exit, 5).does(0, exit, 5).does(0, enter3, 7);
        assertEquals(List.of(), run.tasks("GoodLock"));
    }

    @Test
    void the_extended_metric_tells_the_thread() {
        run.does(0, enter1, 5).does(0, enter2, 6);
        assertEquals(List.of("p.A.m:10 MONITOR_ENTER -> p.A.m:11 MONITOR_ENTER, lock in p.A, lock in p.A, by "
            + Run.thread("p.A", "m")), run.tasks("GoodLock*"));
    }
}
