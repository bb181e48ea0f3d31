/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

/**
 * The clock of a watchdog: how long nothing has happened, as far as could be seen. A look that comes late had no
 * processor, and the program had none either; so the time between two looks counts up to a limit.
 */
public final class Silence {

    /** How long the others may go on when a thread has died of an exception: who waits for it may do so for ever. */
    public static final long AFTERMATH_MILLIS = 1_000;

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long MOST = 100 * NANOS_PER_MILLI;
    /** Threads that compute have so many times as long until it is called a hang as those that wait. */
    private static final int COMPUTING = 4;
    /** Threads that compute and hardly get a processor have so many times as long by the clock alone. */
    private static final int STARVED = 10;

    private long nanos;

    /** The part of the time between two looks that counts, in nanoseconds. */
    public static long counted(long passed) {
        return Math.min(passed, MOST);
    }

    /** Something happened. */
    public void end() {
        nanos = 0;
    }

    /** Nothing happened since the last look, so many nanoseconds ago. */
    public void last(long passed) {
        nanos += counted(passed);
    }

    /** True when nothing has happened for more than so many milliseconds. */
    public boolean isLongerThan(long millis) {
        return nanos > millis * NANOS_PER_MILLI;
    }

    /**
     * True when threads that compute have had their time as well, by the clock and by the processors. The one without
     * the other says that the machine has much else to do, which is waited for, but not for ever.
     *
     * @param millis the time of threads that wait, in milliseconds
     * @param computedMillis how long they have had a processor since it is silent
     */
    public boolean isTooLongToCompute(long millis, long computedMillis) {
        long limit = millis * COMPUTING;
        return isLongerThan(limit) && (computedMillis > limit || isLongerThan(millis * STARVED));
    }

    /** How long nothing has happened, in milliseconds. */
    public long millis() {
        return nanos / NANOS_PER_MILLI;
    }
}
