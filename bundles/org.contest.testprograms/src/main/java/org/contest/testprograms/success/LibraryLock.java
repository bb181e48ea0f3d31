/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.lang.reflect.Method;
import java.util.logging.LogManager;

import org.contest.testprograms.Threads;

/** Two threads want a lock of a library of the JDK: one inside a call of the program, one by reflection. */
public final class LibraryLock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int CALLS = 3;

    private static int done;

    private LibraryLock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        LogManager manager = LogManager.getLogManager();
        Method reset = LogManager.class.getMethod("reset");
        Threads.together(() -> {
            for (int i = 0; i < CALLS; i++) {
                manager.reset();
                count();
            }
        }, () -> {
            for (int i = 0; i < CALLS; i++) {
                reset.invoke(manager);
                count();
            }
        });
        Threads.check(done == 2 * CALLS, "calls were " + done);
    }

    private static synchronized void count() {
        done++;
    }
}
