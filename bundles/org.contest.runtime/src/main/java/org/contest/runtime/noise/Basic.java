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
    /** Yields up to {@code strength} times. */
    YIELD {
        @Override
        void make(NoiseThread t, int strength) {
            for (int calls = 1 + t.random.nextInt(Math.max(1, strength)); calls > 0; calls--) {
                Thread.yield();
            }
        }
    },
    /** The same with the monitor taken, which flushes what the thread has in caches. */
    SYNCH_YIELD {
        @Override
        void make(NoiseThread t, int strength) {
            synchronized (MONITOR) {
                YIELD.make(t, strength);
            }
        }
    },
    /** Waits on the monitor up to {@code strength} microseconds, in whole milliseconds: what Object.wait can. */
    WAIT {
        @Override
        void make(NoiseThread t, int strength) {
            if (t.thread.isInterrupted()) {
                YIELD.make(t, 1);
                return;
            }
            long millis = Math.max(1, micros(t, strength) / MICROS_PER_MILLI);
            synchronized (MONITOR) {
                try {
                    MONITOR.wait(millis);
                } catch (InterruptedException e) {
                    RealOperations.interrupt(t.thread);
                }
            }
        }
    },
    /** Computes up to {@code strength} microseconds. */
    BUSY_WAIT {
        @Override
        void make(NoiseThread t, int strength) {
            long deadline = System.nanoTime() + micros(t, strength) * NANOS_PER_MICRO;
            while (System.nanoTime() - deadline < 0) {
                Thread.onSpinWait();
            }
        }
    },
    /** Sleeps up to {@code strength} microseconds. */
    SLEEP {
        @Override
        void make(NoiseThread t, int strength) {
            Pause.nanos(micros(t, strength) * NANOS_PER_MICRO);
        }
    };

    private static final Object MONITOR = new Object();
    private static final int NANOS_PER_MICRO = 1000;
    private static final int MICROS_PER_MILLI = 1000;

    private static long micros(NoiseThread t, int strength) {
        return 1L + t.random.nextInt(Math.max(1, strength));
    }

    /** Makes noise once. */
    abstract void make(NoiseThread t, int strength);
}
