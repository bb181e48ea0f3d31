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
import org.contest.runtime.ThreadTable;
import org.contest.runtime.jdk.ClassInitialization;

/** Called by instrumented code around class initializers of the program, and before what may begin one. */
public final class InitializationHooks {

    private InitializationHooks() {
    }

    /** Before an instruction that may initialize a class of the program: no event, but another may initialize it. */
    public static void beforeInitialization(Class<?> type) {
        if (ClassInitialization.isGoingOn) {
            Execution run = CurrentRun.execution;
            ProgramThread t = run == null ? null : ThreadTable.current();
            if (t != null && !t.isQuiet()) {
                run.beforeInitialization(t, type);
            }
        }
        ClassInitialization.requested = type;
    }

    /** First in a class initializer of the program. */
    public static void classInitBegin(Class<?> type, int site) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            ProgramThread t = Hooks.active(run, site);
            if (t != null) {
                run.classInitBegin(t, type, site);
            }
        }
    }

    /** Last in a class initializer of the program, also when it throws. */
    public static void classInitEnd(Class<?> type, int site) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            ProgramThread t = Hooks.active(run, site);
            if (t != null) {
                run.classInitEnd(t, type, site);
            }
        }
    }

    /** Last in a class initializer of the program that makes no events. */
    public static void initialized(Class<?> type) {
        CurrentRun.initialized(type);
    }
}
