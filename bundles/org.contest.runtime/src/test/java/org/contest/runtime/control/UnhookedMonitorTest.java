/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import static org.contest.runtime.control.Hooked.options;
import static org.contest.runtime.control.Hooked.run;
import static org.contest.runtime.control.Hooked.together;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.contest.protocol.RunResult;
import org.contest.runtime.control.Hooked.Cell;
import org.contest.runtime.hooks.MonitorHooks;
import org.junit.jupiter.api.Test;

/** A library without hooks holds a monitor that other code enters with hooks, as an HTTP server its connections. */
class UnhookedMonitorTest {

    private static void throughHooks(Object monitor, int site, Hooked.Body body) throws Exception {
        MonitorHooks.beforeMonitorEnter(monitor, site, null);
        try {
            synchronized (monitor) {
                body.run();
            }
        } finally {
            MonitorHooks.afterMonitorExit(monitor, site + 1, null);
        }
    }

    private static void program() throws Exception {
        Object monitor = new Object();
        Cell cell = new Cell();
        Hooked.Body add = () -> cell.set(cell.get(1) + 1, 2);
        together(() -> {
            synchronized (monitor) {
                add.run();
                throughHooks(monitor, 3, add);
            }
        }, () -> throughHooks(monitor, 5, add));
        if (cell.get(7) != 3) {
            throw new IllegalStateException("the cell is " + cell.get(8));
        }
    }

    @Test
    void who_holds_it_is_not_kept_from_entering_it_again() {
        int blocked = 0;
        for (int seed = 0; seed < 8; seed++) {
            RunResult result = run(options("random", seed), UnhookedMonitorTest::program);
            assertEquals(List.of(), result.failures(), () -> result.control() + " " + result.notes());
            blocked += result.notes().stream().anyMatch(note -> note.contains("left control")) ? 1 : 0;
        }
        assertTrue(blocked > 0, "no schedule blocked a thread in the JVM");
    }
}
