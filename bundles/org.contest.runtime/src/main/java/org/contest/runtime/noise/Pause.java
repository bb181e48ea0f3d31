/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.runtime.RealOperations;

/** Lets time pass on the calling thread and leaves its interrupt status and park permit as they are. */
final class Pause {

    /** Before JDK 21 a sleep takes whole milliseconds; shorter ones yield until the time is over. */
    private static final boolean SLEEPS_SHORT = Runtime.version().feature() >= 21;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private Pause() {
    }

    static void nanos(long nanos) {
        if (Thread.currentThread().isInterrupted() || !SLEEPS_SHORT && nanos < NANOS_PER_MILLI) {
            yieldUntil(System.nanoTime() + Math.min(nanos, NANOS_PER_MILLI));
            return;
        }
        try {
            RealOperations.sleep(nanos);
        } catch (InterruptedException e) {
            RealOperations.interrupt(Thread.currentThread());
        }
    }

    private static void yieldUntil(long deadline) {
        do {
            Thread.yield();
        } while (System.nanoTime() - deadline < 0);
    }
}
