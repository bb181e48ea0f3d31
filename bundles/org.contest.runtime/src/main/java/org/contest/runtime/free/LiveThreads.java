/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.runtime.EventCounts;
import org.contest.runtime.ProcessorTime;

/** The threads of a run that have not ended, and the events of those that have. */
final class LiveThreads {

    private List<FreeThread> threads = new ArrayList<>();
    private final EventCounts ended = new EventCounts();
    private long endedHeldNanos;
    private int sweepAt = 64;

    synchronized void add(FreeThread t) {
        if (threads.size() >= sweepAt) {
            sweep();
            sweepAt = Math.max(64, 2 * threads.size());
        }
        threads.add(t);
    }

    /** Takes out threads that ended; all at once now and then, so that each end costs nothing. */
    private void sweep() {
        List<FreeThread> living = new ArrayList<>();
        for (FreeThread t : threads) {
            if (t.ended) {
                ended.addAll(t.counts);
                endedHeldNanos += t.heldNanos();
            } else {
                living.add(t);
            }
        }
        threads = living;
    }

    /** The threads that have not made their last event. */
    synchronized List<FreeThread> list() {
        sweep();
        return new ArrayList<>(threads);
    }

    /** Time that living threads have computed, in milliseconds; 0 where the JVM does not tell. */
    long computedMillis() {
        Set<Thread> living = new HashSet<>();
        for (FreeThread t : list()) {
            living.add(t.thread);
        }
        return ProcessorTime.millis(living);
    }

    /** True when a thread is held by noise, or goes on as far as its stack tells: a wait in the system looks alike. */
    boolean areAtWork() {
        for (FreeThread t : list()) {
            if (t.isInNoise() || t.thread.getState() == Thread.State.RUNNABLE && !t.waitsInSystem && isInJava(t)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInJava(FreeThread t) {
        StackTraceElement[] stack = t.thread.getStackTrace();
        return stack.length > 0 && !stack[0].isNativeMethod();
    }

    /** How long noise has held all threads back, one by one, in nanoseconds. */
    synchronized long heldNanos() {
        return endedHeldNanos + threads.stream().mapToLong(FreeThread::heldNanos).sum();
    }

    /** Events of all threads, a little behind while they run. */
    synchronized EventCounts counts() {
        EventCounts counts = new EventCounts();
        counts.addAll(ended);
        for (FreeThread t : threads) {
            counts.addAll(t.counts);
        }
        return counts;
    }
}
