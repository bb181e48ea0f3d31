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
import org.contest.runtime.NativeCode;
import org.contest.runtime.ProgramThread;

/** Called where the program begins and ends: in main, in test methods, where the JVM exits, and loads native code. */
public final class ProgramHooks {

    private ProgramHooks() {
    }

    /** First in main and in every test method: ends the launcher's untraced region. */
    public static void enterProgram() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.enterProgram();
        }
    }

    /** Last in a test method, also when it throws: back in the launcher's untraced region. */
    public static void exitProgram() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.exitProgram();
        }
    }

    /** First in Runtime.exit and Runtime.halt. Does not return where the JVM shall go on. */
    public static void exiting(int status, int site) {
        ProgramThread t = Hooks.starter(site);
        if (t != null) {
            CurrentRun.execution.exit(t, status, site);
        }
    }

    /** First where Runtime loads a native library for a class, and before a class links a native function. */
    public static void hasNativeCode(Class<?> type) {
        NativeCode.of(type.getClassLoader());
    }

    /** Then in Runtime.halt, which ends the JVM on the spot. */
    public static void halting() {
        CurrentRun.halting();
    }
}
