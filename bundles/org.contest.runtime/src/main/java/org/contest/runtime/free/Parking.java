/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.util.concurrent.locks.LockSupport;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RealOperations;
import org.contest.runtime.ThreadTable;

/**
 * LockSupport.park and unpark of free threads. While recording, the permit is modelled beside the real one, both
 * changed while the stripe of its thread is held, so that the trace can say why a park came back.
 */
final class Parking {

    void park(FreeThread t, Object blocker, long nanos, int site) {
        t.before(EventKind.PARK, site, t.thread);
        if (t.log != null) {
            t.log.alone(EventKind.PARK, site, t.hash, nanos);
        }
        long begin = System.nanoTime();
        t.enterQuiet();
        try {
            RealOperations.park(blocker, nanos);
        } finally {
            t.leaveQuiet();
        }
        t.counts.add(EventKind.PARK_END);
        if (t.log != null) {
            recordEnd(t, nanos, System.nanoTime() - begin, site);
        }
        t.checkAborted();
    }

    private static void recordEnd(FreeThread t, long nanos, long elapsed, int site) {
        boolean timedOut = nanos < 0 || nanos > 0 && elapsed >= nanos;
        boolean interrupted = t.thread.isInterrupted();
        t.log.hold(t.hash);
        WaitOutcome outcome = t.permit ? WaitOutcome.SIGNALLED : interrupted ? WaitOutcome.INTERRUPTED
            : timedOut ? WaitOutcome.TIMED_OUT : WaitOutcome.SPURIOUS;
        if (t.permit && (timedOut || interrupted)) {
            drain(t);
        }
        t.permit = false;
        t.hearWakers(t);
        t.log.release(EventKind.PARK_END, site, t.hash, outcome.ordinal());
    }

    /** The permit may have come after the real park had ended for another reason: then it is still there. */
    private static void drain(FreeThread t) {
        t.enterQuiet();
        try {
            RealOperations.park(null, 1);
        } finally {
            t.leaveQuiet();
        }
    }

    void unpark(FreeThread t, Thread other, int site) {
        t.before(EventKind.UNPARK, site, other);
        if (t.log == null) {
            LockSupport.unpark(other);
        } else {
            record(t, other, site);
        }
        t.after(EventKind.UNPARK, site, other);
    }

    /** An unpark that is no event: the trace has the end of the park alone. */
    void unparkUnseen(FreeThread t, FreeThread other) {
        t.log.hold(other.hash);
        other.permit = true;
        other.isWokenUnseen = true;
        LockSupport.unpark(other.thread);
        t.log.letGo();
    }

    private static void record(FreeThread t, Thread other, int site) {
        ProgramThread state = ThreadTable.of(other);
        int object = System.identityHashCode(other);
        t.log.hold(object);
        if (state instanceof FreeThread free) {
            free.permit = true;
        }
        t.enterQuiet();
        try {
            LockSupport.unpark(other);
        } finally {
            t.leaveQuiet();
        }
        t.log.release(EventKind.UNPARK, site, object, state == null ? -1 : state.index);
    }
}
