/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import org.contest.protocol.EventKind;
import org.contest.runtime.RunRandom;

/**
 * The time that the program sees, in nanoseconds. Virtual time descends from the seed and goes on with every event and
 * every expired or slept time, so that it is equal in every run with the same schedule. A thread that polls the clock
 * sees it go faster and faster, so that a loop that burns time ends soon; not so fast while something is done, which
 * may be what the loop waits for, or what is timed. Shortened time is the real one, but a thousand times
 * faster.
 */
public final class RunClock {

    private static final long EVENT = 100;
    private static final long LOOK = 1_000;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long MILLIS_2026 = 1_767_225_600_000L;
    private static final int DAY_MILLIS = 86_400_000;
    private static final int POLLS_PER_DOUBLING = 32;
    private static final int MOST_DOUBLINGS = 20;
    /** While something is done: a quarter of a millisecond for each look. */
    private static final int DOUBLINGS_AT_WORK = 8;
    private static final int SHORTER = 1_000;

    private final TimeMode mode;
    private long startMillis;
    /** What the program sees of System.nanoTime is so much more than the time of the run. */
    private long nanosBefore;
    private final long realStart = System.nanoTime();
    private final long realStartMillis = System.currentTimeMillis();
    /** Real nanoseconds that do not count; written by one thread. */
    private volatile long still;
    private long now;
    private int polls;

    /** A clock whose virtual start descends from the seed. */
    public RunClock(TimeMode mode, long seed) {
        this.mode = mode;
        RunRandom random = new RunRandom(seed, "clock");
        startMillis = MILLIS_2026 + random.nextInt(DAY_MILLIS);
        now = NANOS_PER_MILLI + random.nextInt(Integer.MAX_VALUE);
    }

    /** So many real nanoseconds have passed in which nobody could run, as a debugger held a thread. */
    public void stoodStill(long nanos) {
        still += nanos;
    }

    /** An event happened. */
    public void tick() {
        now += EVENT;
    }

    /** Now, on the clock that deadlines are measured with. */
    public long now() {
        return mode.isVirtual() ? now : faster(realStart, System.nanoTime() - still);
    }

    /** When a time that starts now is over. */
    public long deadline(long nanos) {
        long start = now();
        return nanos >= Timers.NEVER - start ? Timers.NEVER - 1 : start + nanos;
    }

    /** What to wait until a deadline in real nanoseconds, not positive when it is over; where time is not virtual. */
    public long realRest(long deadline) {
        long rest = deadline - now();
        return mode == TimeMode.SHORTENED && rest > 0 ? rest / SHORTER + 1 : rest;
    }

    private long faster(long start, long real) {
        return mode == TimeMode.SHORTENED ? start + (real - start) * SHORTER : real;
    }

    /** Nothing happened until {@code deadline}. */
    public void advanceTo(long deadline) {
        now = Math.max(now, deadline);
    }

    /** What the program sees of System.nanoTime. */
    public long nanoTime(long real) {
        return mode.isVirtual() ? nanosBefore + poll() : faster(realStart, real - still);
    }

    /** What the program sees of System.currentTimeMillis. */
    public long currentTimeMillis(long real) {
        return mode.isVirtual() ? startMillis + poll() / NANOS_PER_MILLI
            : faster(realStartMillis, real - still / NANOS_PER_MILLI);
    }

    /** What the program sees of the nanoseconds since 1970. */
    public long instant(long real) {
        return mode.isVirtual() ? startMillis * NANOS_PER_MILLI + poll()
            : faster(realStartMillis * NANOS_PER_MILLI, real - still);
    }

    /** As {@link #currentTimeMillis}, for our own sums: the program does not see it. */
    public long peekMillis() {
        return mode.isVirtual() ? startMillis + now / NANOS_PER_MILLI
            : faster(realStartMillis, System.currentTimeMillis() - still / NANOS_PER_MILLI);
    }

    /** The time that the program would see now, in nanoseconds, without an event. */
    public long peekNanos(long real) {
        return mode.isVirtual() ? nanosBefore + now : faster(realStart, real - still);
    }

    /** A trace has told what the program sees: when that has come to its end, the clocks go on from there. */
    public void told(EventKind kind, long value) {
        switch (kind) {
        case NANO_TIME -> nanosBefore = value - now;
        case CURRENT_TIME -> startMillis = value - now / NANOS_PER_MILLI;
        case INSTANT -> startMillis = -Math.floorDiv(now - value, NANOS_PER_MILLI);
        default -> {
            // no clock
        }
        }
    }

    private long poll() {
        now += LOOK << Math.min(++polls / POLLS_PER_DOUBLING, MOST_DOUBLINGS);
        return now;
    }

    /** A thread did what others can see. */
    public void works() {
        polls = Math.min(polls, DOUBLINGS_AT_WORK * POLLS_PER_DOUBLING);
    }

    /** Something happened that the program may have polled for. */
    public void progress() {
        polls = 0;
    }
}
