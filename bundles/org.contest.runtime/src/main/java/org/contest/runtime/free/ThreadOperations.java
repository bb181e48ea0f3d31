/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RealOperations;
import org.contest.runtime.ThreadTable;

/**
 * Operations of free threads on threads. Each is done while the stripe of the thread that it is about is held, when it
 * does not block: so the trace has it before or after the end, the start, an interrupt of this thread, as it was.
 */
final class ThreadOperations {

    private static final long LOOK_NANOS = 5_000_000;

    /** Starts a child whose state is entered; {@code child} is null when it was started before. */
    void start(FreeThread t, Thread thread, ProgramThread child, int site) {
        t.before(EventKind.THREAD_START, site, thread);
        hold(t, thread);
        int index = -1;
        t.enterQuiet();
        try {
            RealOperations.start(thread);
            index = child == null ? -1 : child.index;
        } finally {
            t.leaveQuiet();
            release(t, EventKind.THREAD_START, thread, index, site);
        }
        t.after(EventKind.THREAD_START, site, thread);
    }

    void begin(FreeThread t) {
        if (!t.begun) {
            t.begun = true;
            t.before(EventKind.THREAD_BEGIN, -1, t.thread);
            hold(t, t.thread);
            release(t, EventKind.THREAD_BEGIN, t.thread, 0, -1);
        }
    }

    void end(FreeThread t) {
        t.before(EventKind.THREAD_END, -1, t.thread);
        hold(t, t.thread);
        t.ended = true;
        release(t, EventKind.THREAD_END, t.thread, 0, -1);
        t.enterQuiet(); // what the JDK does to take the thread down is no event
        if (t.log != null) {
            t.log.close();
        }
    }

    void join(FreeThread t, Thread other, long nanos, int site) throws InterruptedException {
        t.before(EventKind.JOIN, site, other);
        t.joining = other;
        t.enterQuiet();
        boolean interrupted = true;
        try {
            if (ThreadTable.of(other) instanceof FreeThread free && free.outlives) {
                joinOutliving(free, nanos);
            } else {
                RealOperations.join(other, nanos);
            }
            interrupted = false;
        } finally {
            t.leaveQuiet();
            t.joining = null;
            if (t.log != null) {
                recordJoin(t, other, interrupted, site);
            }
            t.checkAborted();
        }
    }

    /** The thread goes on when its part in the run has ended: what is waited for is this. */
    private static void joinOutliving(FreeThread other, long nanos) throws InterruptedException {
        long begin = System.nanoTime();
        while (!other.ended && (nanos == 0 || System.nanoTime() - begin < nanos)) {
            RealOperations.sleep(LOOK_NANOS);
        }
    }

    private static void recordJoin(FreeThread t, Thread other, boolean interrupted, int site) {
        if (interrupted) {
            t.comeAfterInterrupt();
        }
        hold(t, other);
        WaitOutcome outcome = interrupted ? WaitOutcome.INTERRUPTED
            : isAlive(other) ? WaitOutcome.TIMED_OUT : WaitOutcome.SIGNALLED;
        release(t, EventKind.JOIN, other, outcome.ordinal(), site);
    }

    void sleep(FreeThread t, long nanos, int site) throws InterruptedException {
        t.before(EventKind.SLEEP, site, null);
        WaitOutcome outcome = WaitOutcome.INTERRUPTED;
        t.enterQuiet();
        try {
            RealOperations.sleep(t.tampered(nanos));
            outcome = WaitOutcome.TIMED_OUT;
        } finally {
            t.leaveQuiet();
            if (t.log != null) {
                if (outcome == WaitOutcome.INTERRUPTED) {
                    t.comeAfterInterrupt();
                }
                t.log.alone(EventKind.SLEEP, site, 0, outcome.ordinal());
            }
            t.checkAborted();
        }
    }

    void interrupt(FreeThread t, Thread other, int site) {
        t.before(EventKind.INTERRUPT, site, other);
        hold(t, other);
        t.enterQuiet();
        try {
            RealOperations.interrupt(other);
        } finally {
            t.leaveQuiet();
            ProgramThread state = ThreadTable.of(other);
            release(t, EventKind.INTERRUPT, other, state == null ? -1 : state.index, site);
        }
    }

    boolean isInterrupted(FreeThread t, Thread other, boolean clear, int site) {
        t.before(EventKind.INTERRUPTED, site, other);
        hold(t, other);
        boolean interrupted = clear ? Thread.interrupted() : other.isInterrupted();
        if (t.log != null && ThreadTable.of(other) instanceof FreeThread free) {
            t.hearWakers(free);
        }
        release(t, EventKind.INTERRUPTED, other, interrupted ? 1 : 0, site);
        return interrupted;
    }

    boolean isAlive(FreeThread t, Thread other, int site) {
        t.before(EventKind.THREAD_STATE, site, other);
        hold(t, other);
        boolean alive = isAlive(other);
        release(t, EventKind.THREAD_STATE, other, alive ? 1 : 0, site);
        return alive;
    }

    /** A thread that made its last event is as good as dead, although the JVM may still be at taking it down. */
    private static boolean isAlive(Thread thread) {
        return thread.isAlive() && !(ThreadTable.of(thread) instanceof FreeThread t && t.ended);
    }

    Thread.State getState(FreeThread t, Thread other, int site) {
        t.before(EventKind.THREAD_STATE, site, other);
        hold(t, other);
        Thread.State state = other.getState();
        if (ThreadTable.of(other) instanceof FreeThread free) {
            state = free.ended ? Thread.State.TERMINATED : free.isInNoise() ? Thread.State.RUNNABLE : state;
        }
        release(t, EventKind.THREAD_STATE, other, state.ordinal(), site);
        return state;
    }

    private static void hold(FreeThread t, Thread about) {
        if (t.log != null) {
            if (t.isLaunched()) {
                t.region.acquire();
            }
            t.log.hold(System.identityHashCode(about));
        }
    }

    private static void release(FreeThread t, EventKind kind, Thread about, long value, int site) {
        if (t.log != null) {
            t.log.release(kind, site, System.identityHashCode(about), value);
            if (t.isLaunched()) {
                t.region.publish();
            }
        }
    }
}
