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
import org.contest.runtime.RealOperations;

/** Object.wait, notify and notifyAll of free threads. */
final class Conditions {

    private final Signals signals;

    Conditions(Signals signals) {
        this.signals = signals;
    }

    void waitOn(FreeThread t, Object monitor, long nanos, int site) throws InterruptedException {
        if (!Thread.holdsLock(monitor)) {
            RealOperations.waitOn(monitor, nanos); // throws
        }
        t.before(EventKind.WAIT, site, monitor);
        int object = record(t, EventKind.WAIT, monitor, nanos, site);
        long begin = System.nanoTime();
        long time = t.tampered(nanos);
        boolean interrupted = true;
        signals.waits(monitor);
        t.waitingOn = monitor;
        t.enterQuiet();
        try {
            RealOperations.waitOn(monitor, time);
            interrupted = false;
        } finally {
            t.leaveQuiet();
            t.waitingOn = null;
            t.counts.add(EventKind.WAIT_END);
            boolean signalled = signals.waited(monitor, interrupted);
            boolean timedOut = !signalled && nanos > 0 && System.nanoTime() - begin >= time;
            recordEnd(t, object, interrupted ? WaitOutcome.INTERRUPTED
                : timedOut ? WaitOutcome.TIMED_OUT : WaitOutcome.SIGNALLED, site);
            t.checkAborted();
        }
    }

    private static void recordEnd(FreeThread t, int object, WaitOutcome outcome, int site) {
        if (t.log == null) {
            return;
        }
        if (outcome == WaitOutcome.INTERRUPTED) {
            t.comeAfterInterrupt();
        }
        t.log.ordered(EventKind.WAIT_END, site, object, outcome.ordinal());
    }

    private static int record(FreeThread t, EventKind kind, Object monitor, long value, int site) {
        if (t.log == null) {
            return 0;
        }
        int object = System.identityHashCode(monitor);
        t.log.ordered(kind, site, object, value);
        return object;
    }

    void notify(FreeThread t, Object monitor, boolean all, int site) {
        if (Thread.holdsLock(monitor)) {
            EventKind kind = all ? EventKind.NOTIFY_ALL : EventKind.NOTIFY;
            t.before(kind, site, monitor);
            record(t, kind, monitor, 0, site);
            signals.signalled(monitor, all);
        }
        if (all) {
            monitor.notifyAll();
        } else {
            monitor.notify();
        }
    }
}
