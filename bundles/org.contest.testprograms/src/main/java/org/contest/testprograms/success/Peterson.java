/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

import org.contest.testprograms.Threads;

/** Peterson's lock with volatile flags. */
public final class Peterson {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final AtomicIntegerArray WANTS = new AtomicIntegerArray(2);
    private static final AtomicInteger INSIDE = new AtomicInteger();
    private static volatile int turn;

    private Peterson() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> enterTwice(0), () -> enterTwice(1));
    }

    private static void enterTwice(int me) {
        for (int i = 0; i < 2; i++) {
            int other = 1 - me;
            WANTS.set(me, 1);
            turn = other;
            while (WANTS.get(other) == 1 && turn == other) {
                Thread.onSpinWait();
            }
            Threads.check(INSIDE.incrementAndGet() == 1, "both threads are inside");
            INSIDE.decrementAndGet();
            WANTS.set(me, 0);
        }
    }
}
