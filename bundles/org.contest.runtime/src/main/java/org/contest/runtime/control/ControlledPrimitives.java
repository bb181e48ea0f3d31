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
import org.contest.runtime.Primitives;
import org.contest.runtime.RealOperations;
import org.contest.runtime.RunAborted;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.model.ModelThread;

/** Primitives as events of a controlled run: each enters, lets the {@link Scheduler} have its way, and leaves. */
final class ControlledPrimitives extends Primitives {

    private final ControlledExecution execution;
    private final Chooser chooser;
    private final Model model;
    private final Scheduler scheduler;
    private final Journal journal;
    private final MonitorOperations monitors;
    private final ThreadOperations threads;
    private final UntoldMonitors untold;
    private final Notes notes;

    ControlledPrimitives(ControlledExecution execution, ControlledRun run) {
        this.execution = execution;
        chooser = run.chooser;
        model = run.model;
        scheduler = run.scheduler;
        journal = run.journal;
        monitors = run.monitorOperations;
        threads = run.threadOperations;
        untold = new UntoldMonitors(monitors);
        notes = run.notes;
    }

    @Override
    public void lock(Object monitor, int site) {
        ModelThread m = current();
        if (execution.isUntold(m, site)) {
            untold.take(monitor, site);
            return;
        }
        scheduler.enter(m);
        try {
            tellMonitors(m);
            monitors.enter(m, monitor, site);
            journal.idle(m, monitor, 0, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void unlock(Object monitor, int site) {
        unlock(monitor, true, site);
    }

    /** After a real monitorexit: the model does not have a monitor that was taken in an untraced region. */
    void unlockIfOwned(Object monitor, int site) {
        unlock(monitor, false, site);
    }

    private void unlock(Object monitor, boolean isOwned, int site) {
        ModelThread m = current();
        if (hasUntold(m) && execution.hasOneThread() && untold.giveBack(monitor)) {
            return;
        }
        if (scheduler.enterQuietly(m)) {
            try {
                tellMonitors(m);
                if (isOwned || model.monitors().owns(m, monitor)) {
                    monitors.exit(m, monitor, site);
                }
            } catch (RunAborted e) {
                return; // in a finally block of the program, on its way out
            } finally {
                scheduler.leave(m);
            }
        }
    }

    /** Before others may come that wait for these monitors, or look at who has them. */
    private void tellMonitors(ModelThread m) {
        if (hasUntold(m)) {
            untold.tell(m);
        }
    }

    private boolean hasUntold(ModelThread m) {
        return m.index == 0 && !untold.isEmpty();
    }

    @Override
    public boolean holdsLock(Object monitor, int site) {
        ModelThread m = current();
        return model.monitors().owns(m, monitor) || hasUntold(m) && untold.holds(monitor)
            || Thread.holdsLock(monitor);
    }

    @Override
    public void waitOn(Object monitor, long nanos, int site) throws InterruptedException {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            tellMonitors(m);
            monitors.await(m, monitor, nanos, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void notifyOne(Object monitor, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            tellMonitors(m);
            m.looks.end();
            monitors.notifyOne(m, monitor, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void notifyAll(Object monitor, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            tellMonitors(m);
            m.looks.end();
            monitors.notifyAll(m, monitor, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void start(Thread child, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            tellMonitors(m);
            scheduler.point(m, EventKind.THREAD_START, child, 0, site);
            if (ThreadOperations.modelOf(child) != null) {
                journal.add(m, EventKind.THREAD_START, child, 0, site, -1);
                throw new IllegalThreadStateException();
            }
            threads.start(m, execution.newThread(child, m.nextChildIdentity()), site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void join(Thread other, long nanos, int site) throws InterruptedException {
        ModelThread m = current();
        ModelThread target = ThreadOperations.modelOf(other);
        if (target == null && other.isAlive()) {
            RealOperations.join(other, nanos); // out of sight: the watchdog hands the baton on
        }
        scheduler.enter(m);
        try {
            threads.join(m, target, other, nanos, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void sleep(long nanos, int site) throws InterruptedException {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            chooser.spinning(m);
            threads.sleep(m, nanos, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void giveWay(int site) {
        spin(EventKind.YIELD, site);
    }

    @Override
    public void spin(int site) {
        spin(EventKind.SPIN, site);
    }

    @Override
    public void fence(int site) {
        alone(EventKind.FENCE, site);
    }

    /** An event about nothing, before which others may come. */
    void alone(EventKind kind, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            scheduler.point(m, kind, null, 0, site);
            journal.add(m, kind, null, 0, site, 0);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void interrupt(Thread other, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            m.looks.end();
            threads.interrupt(m, other, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public boolean isInterrupted(Thread other, boolean clear, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            journal.idle(m, other, 0, site);
            return threads.isInterrupted(m, clear ? m.thread : other, clear, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public boolean isAlive(Thread other, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            journal.idle(m, other, 0, site);
            return threads.isAlive(m, other, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public Thread.State getState(Thread other, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            journal.idle(m, other, 0, site);
            return threads.getState(m, other, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void park(Object blocker, long nanos, int site) {
        ModelThread m = current();
        if (WaitsFor.isHeldOutside(blocker)) {
            scheduler.goesOut(m, notes);
            super.park(blocker, nanos, site);
            return;
        }
        scheduler.enter(m);
        try {
            threads.park(m, blocker, nanos, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void unpark(Thread other, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            m.looks.end();
            threads.unpark(m, other, site);
        } finally {
            scheduler.leave(m);
        }
    }

    private void spin(EventKind kind, int site) {
        ModelThread m = current();
        scheduler.enter(m);
        try {
            chooser.spinning(m);
            scheduler.point(m, kind, null, 0, site);
            journal.add(m, kind, null, 0, site, 0);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public long nanoTime(long real, int site) {
        return execution.environment(current(), EventKind.NANO_TIME, real, site);
    }

    private static ModelThread current() {
        return (ModelThread) ThreadTable.current();
    }
}
