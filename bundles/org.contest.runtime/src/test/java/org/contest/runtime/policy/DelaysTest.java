/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.OwnSites;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class DelaysTest {

    private static final int OWN = 7_001;
    private static final int OTHER = 7_100;
    private static final int SEEDS = 100;

    private final ModelThread thread = new ModelThread(new Thread("delayed"), 0, "0", null);

    @BeforeAll
    static void own_code() {
        OwnSites.add("delays.Own", OWN, 1);
    }

    @Test
    void a_few_accesses_of_own_code_are_delayed_in_about_half_of_the_runs() {
        int runs = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            int delays = delays(seed, EventKind.STATIC_WRITE, OWN);
            assertTrue(delays == 0 || delays == 4, delays + " with seed " + seed);
            runs += delays == 0 ? 0 : 1;
        }
        assertTrue(runs > SEEDS / 4 && runs < SEEDS * 3 / 4, runs + " of " + SEEDS);
    }

    @Test
    void neither_libraries_nor_locks_are_delayed() {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertEquals(0, delays(seed, EventKind.STATIC_WRITE, OTHER));
            assertEquals(0, delays(seed, EventKind.MONITOR_ENTER, OWN));
        }
    }

    private int delays(long seed, EventKind kind, int site) {
        Delays delays = new Delays(seed, RunEstimates.of(RunOptions.defaults()));
        int count = 0;
        for (int access = 0; access < 1_000; access++) {
            thread.pend(kind, null, 0, site);
            long nanos = delays.next(thread);
            assertTrue(nanos >= 0 && nanos <= TimeUnit.MILLISECONDS.toNanos(200), Long.toString(nanos));
            count += nanos > 0 ? 1 : 0;
        }
        return count;
    }
}
