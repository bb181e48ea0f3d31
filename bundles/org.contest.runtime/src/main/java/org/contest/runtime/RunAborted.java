/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

/**
 * Thrown by hooks into the threads of a run that ends before its program does: by a deadlock, a live-lock, an exit, a
 * divergence, or with a daemon that outlives the last other thread. Never a failure of the program.
 */
public final class RunAborted extends Error {

    private static final Thread.UncaughtExceptionHandler SILENT = new Thread.UncaughtExceptionHandler() {
        @Override
        public void uncaughtException(Thread thread, Throwable aborted) {
            // no failure of the program
        }
    };

    private static final long serialVersionUID = 1L;

    /** True for what unwinds a thread, which ends without a word then. */
    public static boolean silences(Thread thread, Throwable exception) {
        boolean isUnwound = exception instanceof RunAborted;
        if (isUnwound) {
            thread.setUncaughtExceptionHandler(SILENT);
        }
        return isUnwound;
    }

    /** Without a stack: nobody looks at it. */
    public RunAborted() {
        super("the ConTest run has ended", null, false, false);
    }
}
