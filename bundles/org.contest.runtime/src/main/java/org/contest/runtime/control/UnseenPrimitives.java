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
import org.contest.runtime.Primitives;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.Monitors;
import org.contest.runtime.model.RunClock;

/** In untraced regions threads block and wake in the model, as elsewhere, and no trace tells of it. */
final class UnseenPrimitives extends Primitives {

    private final Scheduler scheduler;
    private final ThreadOperations threads;
    private final MonitorOperations waits;
    private final Monitors monitors;
    private final Chooser chooser;
    private final RunClock clock;
    private final Notes notes;

    UnseenPrimitives(Scheduler scheduler, ThreadOperations threads, MonitorOperations waits, Model model,
        Chooser chooser, Notes notes) {
        this.notes = notes;
        this.scheduler = scheduler;
        this.threads = threads;
        this.waits = waits;
        this.monitors = model.monitors();
        this.chooser = chooser;
        this.clock = model.clock();
    }

    /** Inside a library only for a lock of the run: else a thread of the JDK may be the one that ends the park. */
    @Override
    public void park(Object blocker, long nanos, int site) {
        ModelThread t = current();
        if (t.isInLibrary() && WaitsFor.owner(t, blocker) == null) {
            if (nanos == 0) {
                scheduler.goesOut(t, notes);
            }
            super.park(blocker, nanos, site);
            return;
        }
        scheduler.enter(t);
        try {
            if (!threads.comesBack(t, nanos)) {
                pend(t, EventKind.PARK_END, t.thread);
                threads.blockInPark(t, blocker, nanos);
                t.unseen = false;
            }
            t.permit = false;
            t.outcome = null;
        } finally {
            scheduler.leave(t);
        }
    }

    /** By the clock with which the model ends its parks. */
    @Override
    public long nanoTime(long real, int site) {
        return current().isInLibrary() ? real : clock.peekNanos(real);
    }

    /** Another one has to do its next step first, perhaps. */
    @Override
    public void giveWay(int site) {
        ModelThread t = current();
        scheduler.enter(t);
        try {
            pend(t, EventKind.YIELD, null);
            chooser.spinning(t);
            scheduler.reschedule(t);
            t.unseen = false;
        } finally {
            scheduler.leave(t);
        }
    }

    @Override
    public void spin(int site) {
        giveWay(site);
    }

    @Override
    public void unpark(Thread other, int site) {
        ModelThread t = current();
        if (!scheduler.enterQuietly(t)) {
            super.unpark(other, site);
            return;
        }
        try {
            threads.unpark(other);
        } finally {
            scheduler.leave(t);
        }
    }

    @Override
    public void interrupt(Thread other, int site) {
        ModelThread t = current();
        if (!scheduler.enterQuietly(t)) {
            super.interrupt(other, site);
            return;
        }
        try {
            threads.interrupt(other);
        } finally {
            scheduler.leave(t);
        }
    }

    @Override
    public boolean isInterrupted(Thread other, boolean clear, int site) {
        return threads.isInterrupted(other, clear);
    }

    // ---- monitors: those that the model has; all others are real

    @Override
    public void lock(Object monitor, int site) {
        ModelThread t = current();
        scheduler.enter(t);
        try {
            if (monitors.isFreeFor(t, monitor)) {
                takeFree(t, monitor);
            } else {
                pend(t, EventKind.MONITOR_ENTER, monitor);
                waits.take(t, monitor);
                t.unseen = false;
            }
        } finally {
            scheduler.leave(t);
        }
    }

    private void takeFree(ModelThread t, Object monitor) {
        if (!monitors.reenter(t, monitor)) {
            monitors.contend(t, monitor);
            monitors.take(t);
        }
    }

    @Override
    public void unlock(Object monitor, int site) {
        ModelThread t = current();
        if (monitors.owns(t, monitor) && scheduler.enterQuietly(t)) {
            monitors.exit(t, monitor);
            scheduler.leave(t);
        }
    }

    @Override
    public boolean holdsLock(Object monitor, int site) {
        return monitors.owns(current(), monitor) || super.holdsLock(monitor, site);
    }

    @Override
    public void waitOn(Object monitor, long nanos, int site) throws InterruptedException {
        ModelThread t = current();
        if (!monitors.owns(t, monitor)) {
            super.waitOn(monitor, nanos, site);
            return;
        }
        scheduler.enter(t);
        try {
            t.outcome = WaitOutcome.INTERRUPTED;
            if (!t.interrupted) {
                pend(t, EventKind.WAIT_END, monitor);
                waits.blockInWait(t, monitor, nanos);
                t.unseen = false;
            }
            end(t);
        } finally {
            scheduler.leave(t);
        }
    }

    /** What a blocked thread was given. */
    private static void end(ModelThread t) throws InterruptedException {
        WaitOutcome outcome = t.outcome;
        t.outcome = null;
        ThreadOperations.throwIfInterrupted(t, outcome);
    }

    @Override
    public void notifyOne(Object monitor, int site) {
        ModelThread t = current();
        if (!monitors.owns(t, monitor)) {
            super.notifyOne(monitor, site);
        } else if (scheduler.enterQuietly(t)) {
            waits.wakeFirst(monitor);
            scheduler.leave(t);
        }
    }

    @Override
    public void notifyAll(Object monitor, int site) {
        ModelThread t = current();
        if (!monitors.owns(t, monitor)) {
            super.notifyAll(monitor, site);
        } else if (scheduler.enterQuietly(t)) {
            monitors.signalled(monitor, monitors.waiters(monitor) != null);
            waits.wakeAll(monitor);
            scheduler.leave(t);
        }
    }

    // ---- life

    @Override
    public void join(Thread other, long nanos, int site) throws InterruptedException {
        ModelThread t = current();
        ModelThread target = ThreadOperations.modelOf(other);
        if (target == null) {
            super.join(other, nanos, site);
            return;
        }
        scheduler.enter(t);
        try {
            t.outcome = ThreadOperations.hasEnded(target) ? WaitOutcome.SIGNALLED
                : t.interrupted ? WaitOutcome.INTERRUPTED : null;
            if (t.outcome == null) {
                pend(t, EventKind.JOIN, other);
                threads.blockInJoin(t, target, nanos);
                t.unseen = false;
            }
            end(t);
        } finally {
            scheduler.leave(t);
        }
    }

    @Override
    public boolean isAlive(Thread other, int site) {
        return threads.isAlive(other);
    }

    @Override
    public Thread.State getState(Thread other, int site) {
        return threads.getState(other);
    }

    @Override
    public StackTraceElement[] stack(Thread other) {
        ModelThread target = ThreadOperations.modelOf(other);
        return target == null ? super.stack(other) : threads.stack(target);
    }

    /** What comes next is in no trace. */
    private static void pend(ModelThread t, EventKind kind, Object target) {
        t.pend(kind, target, 0, -1);
        t.unseen = true;
    }

    private static ModelThread current() {
        return (ModelThread) ThreadTable.current();
    }
}
