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

/** A task is (pl1, pl2, switch): consecutive locations, and whether the thread changed between them. */
class ConcurPairsTest {

    @Test
    void a_pair_says_whether_the_thread_switched() {
        Run run = new Run();
        int read = run.site(EventKind.READ, "p.A.m", 11, "p.A.x");
        int notify = run.site(EventKind.NOTIFY, "p.A.n", 20, "");
        // thread 0: 11, 20; thread 1: 11, 20. Consecutive: 11-20 in 0, 20-11 from 0 to 1, 11-20 in 1.
        run.does(0, read, 5).does(0, notify, 7).does(1, read, 5).does(1, notify, 7);
        assertEquals(List.of("p.A.m:11 READ p.A.x -> p.A.n:20 NOTIFY, no switch",
            "p.A.n:20 NOTIFY -> p.A.m:11 READ p.A.x, switch"), run.tasks("ConcurPairs"));
    }
}
