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

/** The check and the act in one synchronized method. */
public final class LockedCheckThenAct {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static boolean taken;
    private static int passengers;

    private LockedCheckThenAct() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, LockedCheckThenAct::takeIfFree);
        Threads.check(passengers == 1, passengers + " passengers on one seat");
    }

    private static synchronized void takeIfFree() {
        if (!taken) {
            taken = true;
            passengers++;
        }
    }
}
