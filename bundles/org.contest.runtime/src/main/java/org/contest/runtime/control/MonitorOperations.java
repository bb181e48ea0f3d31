/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.Monitors;

/** Monitors and conditions, called with the baton (JLS 17.1, 17.2). */
final class MonitorOperations {

    private final Scheduler scheduler;
    private final Chooser chooser;
    private final TimedWaits timedWaits;
    private final Monitors monitors;
    private final Journal journal;

    MonitorOperations(Scheduler scheduler, Chooser chooser, Model model, Journal journal, TimedWaits timedWaits) {
        this.timedWaits = timedWaits;
        this.scheduler = scheduler;
        this.chooser = chooser;
        this.monitors = model.monitors();
        this.journal = journal;
    }

    void enter(ModelThread t, Object monitor, int site) {
        journal.settleHash(t, EventKind.MONITOR_ENTER, monitor, site);
        if (monitors.owns(t, monitor)) {
            scheduler.minorPoint(t, EventKind.MONITOR_ENTER, monitor, 0, site);
            monitors.reenter(t, monitor);
        } else {
            t.pend(EventKind.MONITOR_ENTER, monitor, 0, site);
            take(t, monitor);
        }
        journal.add(t, EventKind.MONITOR_ENTER, monitor, 0, site, 0);
    }

    /** Waits until the monitor is free, and takes it. */
    void take(ModelThread t, Object monitor) {
        monitors.contend(t, monitor);
        scheduler.reschedule(t);
        monitors.take(t);
    }

    void exit(ModelThread t, Object monitor, int site) {
        monitors.checkOwner(t, monitor);
        scheduler.minorPoint(t, EventKind.MONITOR_EXIT, monitor, 0, site);
        journal.add(t, EventKind.MONITOR_EXIT, monitor, 0, site, 0);
        monitors.exit(t, monitor);
    }

    /** A call of a synchronized JDK method: one step, for which nobody else may hold the monitor. */
    void pass(ModelThread t, Object monitor, int site) {
        scheduler.point(t, EventKind.LIBRARY_CALL, monitor, 0, site);
        if (monitors.isFreeFor(t, monitor)) {
            journal.add(t, EventKind.LIBRARY_CALL, monitor, 0, site, 0);
            return;
        }
        t.pend(EventKind.LIBRARY_CALL, monitor, 0, site);
        take(t, monitor);
        journal.add(t, EventKind.LIBRARY_CALL, monitor, 0, site, 0);
        monitors.exit(t, monitor);
    }

    /** Object.wait. The flag is looked at when the wait begins and while it lasts, not after a notify. */
    void await(ModelThread t, Object monitor, long nanos, int site) throws InterruptedException {
        monitors.checkOwner(t, monitor);
        scheduler.point(t, EventKind.WAIT, monitor, 0, site);
        journal.add(t, EventKind.WAIT, monitor, 0, site, nanos);
        if (t.interrupted) {
            scheduler.minorPoint(t, EventKind.WAIT_END, monitor, 0, site);
            t.outcome = WaitOutcome.INTERRUPTED;
        } else {
            t.pend(EventKind.WAIT_END, monitor, 0, site);
            blockInWait(t, monitor, nanos);
        }
        WaitOutcome outcome = t.outcome;
        t.outcome = null;
        journal.add(t, EventKind.WAIT_END, monitor, 0, site, outcome.ordinal());
        ThreadOperations.throwIfInterrupted(t, outcome);
    }

    /** Gives the monitor up until somebody gives an outcome, or the time is over. */
    void blockInWait(ModelThread t, Object monitor, long nanos) {
        monitors.await(t, monitor);
        timedWaits.block(t, nanos);
        monitors.take(t);
    }

    void notifyOne(ModelThread t, Object monitor, int site) {
        monitors.checkOwner(t, monitor);
        scheduler.point(t, EventKind.NOTIFY, monitor, 0, site);
        journal.add(t, EventKind.NOTIFY, monitor, 0, site, 0);
        ModelThread first = monitors.waiters(monitor);
        ModelThread woken = first == null ? null : chooser.waiter(t, first);
        monitors.signalled(monitor, first != null);
        if (woken != null) {
            chooser.wake(woken, WaitOutcome.SIGNALLED);
        }
    }

    void notifyAll(ModelThread t, Object monitor, int site) {
        monitors.checkOwner(t, monitor);
        scheduler.minorPoint(t, EventKind.NOTIFY_ALL, monitor, 0, site);
        journal.add(t, EventKind.NOTIFY_ALL, monitor, 0, site, 0);
        monitors.signalled(monitor, monitors.waiters(monitor) != null);
        wakeAll(monitor);
    }

    /** Wakes who waits longest: a choice would be in no trace. */
    void wakeFirst(Object monitor) {
        ModelThread first = monitors.waiters(monitor);
        monitors.signalled(monitor, first != null);
        if (first != null) {
            chooser.wake(first, WaitOutcome.SIGNALLED);
        }
    }

    /** Also what the end of a thread does to its Thread object (Thread.join is built on it). */
    void wakeAll(Object monitor) {
        ModelThread first = monitors.waiters(monitor);
        while (first != null) {
            chooser.wake(first, WaitOutcome.SIGNALLED);
            first = monitors.waiters(monitor);
        }
    }
}
