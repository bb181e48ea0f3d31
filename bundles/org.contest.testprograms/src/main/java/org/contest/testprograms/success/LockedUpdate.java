/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** Two threads increment a counter under one monitor. */
public final class LockedUpdate {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int counter;

    private LockedUpdate() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, () -> {
            for (int i = 0; i < 3; i++) {
                increment();
            }
        });
        Threads.check(counter == 6, "counter is " + counter);
    }

    private static synchronized void increment() {
        counter++;
    }
}
