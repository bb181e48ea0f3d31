/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import org.contest.testprograms.Threads;

/** Each timed operation that nobody ends before takes its time, by the clock that the program sees. */
public final class TimedForms {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static final long NANOS_PER_MILLI = 1_000_000;

    private TimedForms() {
    }

    /**
     * Runs the program. Arguments, if any: how long in milliseconds, and between which milliseconds each has to take
     * that.
     */
    public static void main(String[] args) throws InterruptedException {
        long millis = args.length == 0 ? 5 : Long.parseLong(args[0]);
        long least = args.length == 0 ? millis : Long.parseLong(args[1]);
        long most = args.length == 0 ? Long.MAX_VALUE : Long.parseLong(args[2]);
        Threads.Body[] forms = {() -> await(millis), () -> Thread.sleep(millis), () -> park(millis),
            () -> Thread.currentThread().join(millis),
            () -> new LinkedBlockingQueue<>().poll(millis, TimeUnit.MILLISECONDS)};
        for (int i = 0; i < forms.length; i++) {
            long start = System.nanoTime();
            Threads.runBody(forms[i]);
            long took = (System.nanoTime() - start) / NANOS_PER_MILLI;
            Threads.check(took >= least && took <= most, "form " + i + " took " + took + " ms");
        }
        Threads.together(() -> Thread.sleep(1));
    }

    private static void await(long millis) throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait(millis);
        }
    }

    /** A park may end before its time. */
    private static void park(long millis) {
        long end = System.nanoTime() + millis * NANOS_PER_MILLI;
        for (long rest = end - System.nanoTime(); rest > 0; rest = end - System.nanoTime()) {
            LockSupport.parkNanos(rest);
        }
    }
}
