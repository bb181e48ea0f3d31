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
 * The time on which limits of sockets run: real time while no thread of the program goes on. While one does, it goes by
 * the events only, which the program alone would have done in a fraction of the time.
 */
public final class OutsideTime {

    private static final long NANOS_PER_EVENT = 100;

    private volatile long nanos = System.nanoTime();
    private volatile boolean asked;
    /** How much later it is in reality, from the end of the run on. */
    private volatile long behind;
    private volatile boolean ended;

    /** What a watchdog has seen since its last look: so many real nanoseconds, so many events, and a thread at work. */
    public void passes(long real, long events, boolean works) {
        nanos += works ? Math.min(real, events * NANOS_PER_EVENT) : real;
    }

    /** True when the program has asked for this time: whether it works need not be looked for before. */
    public boolean isAsked() {
        return asked;
    }

    /** Nobody looks any more: real time passes. */
    public void end() {
        if (!ended) {
            behind = System.nanoTime() - nanos;
            ended = true;
        }
    }

    /** Now, as {@link System#nanoTime} has it. */
    public long nanos() {
        asked = true;
        return ended ? System.nanoTime() - behind : nanos;
    }
}
