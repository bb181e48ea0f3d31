/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.atomic.AtomicIntegerArray;

import org.contest.testprograms.Threads;

/** Two threads raise their flags and each spins until the other lowers its own: busy for ever. */
public final class LivelockPair {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "hang";

    private static final AtomicIntegerArray WANTS = new AtomicIntegerArray(2);

    private LivelockPair() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> enter(0), () -> enter(1));
    }

    private static void enter(int me) {
        WANTS.set(me, 1);
        while (WANTS.get(1 - me) == 1) {
            Thread.yield();
        }
        WANTS.set(me, 0);
    }
}
