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
import org.contest.runtime.RunAborted;
import org.contest.runtime.ThreadTable;

/** Called from classes of the JDK where a thread begins, ends, or dies of an exception. */
public final class LifeHooks {

    private LifeHooks() {
    }

    /** First in Thread.run and in every run() of the program that overrides it. */
    public static void threadBegin(Thread thread) {
        Execution run = CurrentRun.execution;
        if (run != null && thread == Thread.currentThread()) {
            ProgramThread t = ThreadTable.current();
            if (t != null && t.mayStart()) {
                run.threadBegin(t);
            }
        }
    }

    /** First in Thread.exit, which the JVM calls when a thread ends. */
    public static void threadEnd(Thread thread) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            ProgramThread t = ThreadTable.of(thread);
            if (t != null) {
                ThreadFlocks.leave(t);
                run.threadEnd(t);
            }
        }
    }

    /** First in ThreadFlock.onStart and onExit: true when that is done. */
    public static boolean isCounted(Thread thread) {
        return ThreadFlocks.isCounted(thread);
    }

    /** First in Throwable.fillInStackTrace. */
    public static void exceptionMade(Throwable exception) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            run.made(exception);
        }
    }

    /** First in Thread.dispatchUncaughtException. */
    public static void uncaught(Thread thread, Throwable exception) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : ThreadTable.of(thread);
        if (t == null) {
            RunAborted.silences(thread, exception);
        } else {
            run.uncaught(t, exception);
        }
    }
}
