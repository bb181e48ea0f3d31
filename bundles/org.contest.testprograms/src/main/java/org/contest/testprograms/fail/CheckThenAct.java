/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** Two synchronized steps, not one: both threads find the seat free and both take it. */
public final class CheckThenAct {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static boolean taken;
    private static int passengers;

    private CheckThenAct() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, () -> {
            if (isFree()) {
                take();
            }
        });
        Threads.check(passengers == 1, passengers + " passengers on one seat");
    }

    private static synchronized boolean isFree() {
        return !taken;
    }

    private static synchronized void take() {
        taken = true;
        passengers++;
    }
}
