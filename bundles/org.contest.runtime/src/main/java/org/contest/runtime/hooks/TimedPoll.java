/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.Objects;
import org.contest.runtime.Execution;
import org.contest.runtime.jdk.JdkMember;
import org.contest.runtime.jdk.Undeclared;

/** How a platform thread of a run waits for a socket with a time limit: on the time of the run. */
final class TimedPoll {

    static final long NANOS_PER_MILLI = 1_000_000;
    /** After so long it looks how much time of the run has passed. */
    private static final long SLICE_MILLIS = 50;

    private static final MethodHandle POLL = Objects
        .requireNonNull(JdkMember.POLL.staticMethod(int.class, FileDescriptor.class, int.class, long.class));

    private TimedPoll() {
    }

    /** Initializes the class. */
    static void initialize() {
        // nothing else
    }

    /**
     * Waits until something has happened to a file, or for some other reason that the system has.
     *
     * @param event what to wait for, in the numbers of the system
     * @param millis how long; -1 for ever, which is not looked at
     * @return the events that have happened, 0 when the time is over or the system was interrupted
     * @throws IOException as the system has it
     */
    static int await(Execution run, FileDescriptor file, int event, long millis) throws IOException {
        if (millis <= 0) {
            return poll(file, event, millis);
        }
        long end = run.outsideNanos() + millis * NANOS_PER_MILLI;
        for (long left = millis; left > 0; left = millisUntil(end, run.outsideNanos())) {
            long slice = Math.min(left, SLICE_MILLIS);
            long begin = System.nanoTime();
            int events = poll(file, event, slice);
            if (events != 0 || System.nanoTime() - begin < slice * NANOS_PER_MILLI) {
                return events; // before its time: the caller looks why
            }
        }
        return 0;
    }

    /** Rounded up. */
    static long millisUntil(long end, long now) {
        return (end - now + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI;
    }

    /** As the JDK has it. */
    static int poll(FileDescriptor file, int event, long millis) throws IOException {
        try {
            return (int) POLL.invokeExact(file, event, millis);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** What such a call of the JDK has thrown, when it is declared. */
    static IOException thrown(Throwable e) {
        if (e instanceof IOException expected) {
            return expected;
        }
        throw Undeclared.of(e);
    }
}
