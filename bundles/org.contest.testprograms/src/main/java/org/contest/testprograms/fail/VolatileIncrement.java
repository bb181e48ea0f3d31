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

/** A volatile counter is incremented by three threads: volatile is not atomic. */
public final class VolatileIncrement {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static volatile int counter;

    private VolatileIncrement() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(3, VolatileIncrement::increment);
        Threads.check(counter == 3, "counter is " + counter);
    }

    private static void increment() {
        int read = counter;
        counter = read + 1;
    }
}
