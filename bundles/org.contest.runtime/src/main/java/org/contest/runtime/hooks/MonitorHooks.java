/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;

/** Called by instrumented code around monitorenter and monitorexit, or instead of them where the model is the lock. */
public final class MonitorHooks {

    private MonitorHooks() {
    }

    /** Before a real monitorenter; null is no event. */
    public static void beforeMonitorEnter(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = Hooks.active(run, known, site);
            if (t != null) {
                run.beforeMonitorEnter(t, monitor, site);
            }
        }
    }

    /** After a real monitorenter. */
    public static void afterMonitorEnter(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = Hooks.active(run, known, site);
            if (t != null) {
                run.afterMonitorEnter(t, monitor, site);
            }
        }
    }

    /** Before a real monitorexit. */
    public static void beforeMonitorExit(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = Hooks.active(run, known, site);
            if (t != null) {
                run.beforeMonitorExit(t, monitor, site);
            }
        }
    }

    /** After a real monitorexit. */
    public static void afterMonitorExit(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = Hooks.active(run, known, site);
            if (t != null) {
                run.afterMonitorExit(t, monitor, site);
            }
        }
    }

    /** Instead of monitorenter, where the model is the lock. */
    public static void lock(Object monitor, int site) {
        if (monitor == null) {
            throw StackCut.cut(new NullPointerException("Cannot enter synchronized block"));
        }
        Hooks.primitives(site).lock(monitor, site);
    }

    /** Instead of monitorexit, where the model is the lock. */
    public static void unlock(Object monitor, int site) {
        if (monitor == null) {
            throw StackCut.cut(new NullPointerException());
        }
        Hooks.primitives(site).unlock(monitor, site);
    }
}
