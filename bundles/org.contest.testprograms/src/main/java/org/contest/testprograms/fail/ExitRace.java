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

/** Says by its exit code that an update was lost, while another thread still runs. */
public final class ExitRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exit";

    private static int counter;
    private static volatile boolean stop;

    private ExitRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.start(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
        });
        Threads.together(2, () -> counter++);
        if (counter != 2) {
            System.exit(3);
        }
        stop = true;
    }
}
