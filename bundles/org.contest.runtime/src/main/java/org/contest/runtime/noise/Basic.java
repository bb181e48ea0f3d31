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

/** The basic seeding heuristics, which need no state (Fiedor 2014, section 4.2). */
enum Basic {
    /** Yields {@code strength} times. */
    YIELD {
        @Override
        void make(NoiseThread t, int strength) {
            for (int calls = strength; calls > 0; calls--) {
                Thread.yield();
            }
        }
    },
    /** Yields with a monitor taken, which flushes what the thread has in caches. */
    SYNCH_YIELD {
        @Override
        void make(NoiseThread t, int strength) {
            synchronized (MONITOR) {
                YIELD.make(t, strength);
            }
        }
    },
    /** Waits on the monitor {@code strength} microseconds, in whole milliseconds: what Object.wait can. */
    WAIT {
        @Override
        void make(NoiseThread t, int strength) {
            if (t.thread.isInterrupted()) {
                YIELD.make(t, 1);
                return;
            }
            long millis = Math.max(1, strength / MICROS_PER_MILLI);
            synchronized (MONITOR) {
                try {
                    MONITOR.wait(millis);
                } catch (InterruptedException e) {
                    RealOperations.interrupt(t.thread);
                }
            }
        }
    },
    /** Computes {@code strength} microseconds. */
    BUSY_WAIT {
        @Override
        void make(NoiseThread t, int strength) {
            long deadline = System.nanoTime() + (long) strength * NANOS_PER_MICRO;
            while (System.nanoTime() - deadline < 0) {
                Thread.onSpinWait();
            }
        }
    },
    /** Sleeps {@code strength} microseconds. */
    SLEEP {
        @Override
        void make(NoiseThread t, int strength) {
            Pause.nanos((long) strength * NANOS_PER_MICRO);
        }
    };

    private static final Object MONITOR = new Object();
    private static final int NANOS_PER_MICRO = 1000;
    private static final int MICROS_PER_MILLI = 1000;

    /** Makes noise once. */
    abstract void make(NoiseThread t, int strength);
}
