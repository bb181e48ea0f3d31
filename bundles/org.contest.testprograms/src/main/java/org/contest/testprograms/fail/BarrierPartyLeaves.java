/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.CyclicBarrier;

import org.contest.testprograms.Threads;

/** Two parties of a CyclicBarrier look at a stop flag of their own accord: one leaves, the other waits for it. */
public final class BarrierPartyLeaves {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "hang";

    private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    private static volatile boolean stopped;

    private BarrierPartyLeaves() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(BarrierPartyLeaves::work, BarrierPartyLeaves::work, () -> stopped = true);
    }

    private static void work() throws Exception {
        for (int i = 0; i < 3 && !stopped; i++) {
            BARRIER.await();
        }
    }
}
