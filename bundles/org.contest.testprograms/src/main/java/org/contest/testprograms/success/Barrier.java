/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** Three parties meet at a CyclicBarrier twice; its action sees all of them. */
public final class Barrier {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final AtomicInteger ARRIVED = new AtomicInteger();
    private static final CyclicBarrier BARRIER = new CyclicBarrier(3,
        () -> Threads.check(ARRIVED.get() % 3 == 0, ARRIVED + " have arrived"));

    private Barrier() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(3, () -> {
            for (int i = 0; i < 2; i++) {
                ARRIVED.incrementAndGet();
                BARRIER.await();
            }
        });
    }
}
