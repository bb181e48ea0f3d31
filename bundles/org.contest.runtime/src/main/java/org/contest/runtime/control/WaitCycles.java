/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.List;
import org.contest.runtime.StuckReport;
import org.contest.runtime.baton.Baton;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/** Threads that wait for each other: the cycles of the wait-for graph. */
final class WaitCycles {

    private static final String INTERRUPTIBLE = "Interruptibly";

    private final ThreadRoll roll;
    private final EnabledSet enabled;
    private final Baton baton;

    WaitCycles(ThreadRoll roll, Model model, Baton baton) {
        this.roll = roll;
        this.enabled = model.enabled();
        this.baton = baton;
    }

    /** The threads of a cycle, one that lasts if there is one; empty when nobody waits in a circle. */
    List<ModelThread> any() {
        List<ModelThread> lasting = lasting();
        return lasting.isEmpty() ? StuckReport.cycle(roll.list(), WaitsFor::thread, cycle -> true) : lasting;
    }

    /** The threads of a cycle that neither time nor another thread can end; empty when there is none. */
    List<ModelThread> lasting() {
        return StuckReport.cycle(roll.list(), t -> waitsForLock(t) ? WaitsFor.thread(t) : null,
            cycle -> cycle.stream().noneMatch(this::canBeInterrupted));
    }

    /** Blocked by who holds a monitor, a lock or a class, for as long as that takes. */
    private boolean waitsForLock(ModelThread t) {
        return t.joining == null && WaitsFor.hasNoLimit(t, enabled);
    }

    /** A monitor and {@code Lock.lock} do not give way to an interrupt; somebody may be there to send one otherwise. */
    private boolean canBeInterrupted(ModelThread t) {
        if (t.parked) {
            for (StackTraceElement frame : baton.stack(t)) {
                if (frame.getMethodName().endsWith(INTERRUPTIBLE)) {
                    return true;
                }
            }
        }
        return false;
    }
}
