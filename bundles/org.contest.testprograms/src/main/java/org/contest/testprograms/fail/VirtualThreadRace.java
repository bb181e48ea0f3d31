/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.VirtualThreads;
import org.contest.testprograms.Threads;

/** Two virtual threads (platform threads before JDK 21) increment a plain counter. */
public final class VirtualThreadRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static int counter;

    private VirtualThreadRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Thread first = VirtualThreads.start(() -> counter++);
        Thread second = VirtualThreads.start(() -> counter++);
        Threads.join(first, second);
        Threads.check(counter == 2, "counter is " + counter);
    }
}
