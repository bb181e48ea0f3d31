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

/** Called by instrumented own code around calls of libraries, which are operations of the program, but no events. */
public final class CallHooks {

    private CallHooks() {
    }

    /** Before a call that may be of a library. */
    public static void calls(int site, ProgramThread known) {
        ProgramThread t = known != null ? known : CurrentRun.thread();
        if (t != null) {
            t.calls.calls(site);
        }
    }

    /** After own code has made an object. */
    public static void made(Object object, int site, ProgramThread known) {
        made(object, site, known, false);
    }

    /** After a constructor of own code has made an object. */
    public static void madeInside(Object object, int site, ProgramThread known) {
        made(object, site, known, true);
    }

    private static void made(Object object, int site, ProgramThread known, boolean isInside) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : known != null ? known : ThreadTable.current();
        if (t != null) {
            run.made.made(t, object, site, isInside);
        }
    }

    /** First in a method that a library may call. */
    public static void calledBack() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.calls.calledBack();
            t.calledFromOutOfScope();
        }
    }

    /** Last in it, also when it throws. */
    public static void returns() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.calls.returns();
            t.returnsOutOfScope();
        }
    }
}
