/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import java.util.Comparator;
import java.util.List;
import org.contest.protocol.WaitOutcome;

/**
 * All monitors of a run, as the Java specification has them (JLS 17.1 and 17.2), and who is enabled because of them.
 * A thread contends before it may take a monitor; it is enabled while the monitor is free.
 */
public final class Monitors {

    private static final int REMEMBERED = 16;

    private final MonitorTable table = new MonitorTable();
    private final EnabledSet enabled;
    private final Object[] notified = new Object[REMEMBERED];
    private final boolean[] reached = new boolean[REMEMBERED];
    private int notifiedCount;

    /** Monitors that keep {@code enabled} up to date. */
    public Monitors(EnabledSet enabled) {
        this.enabled = enabled;
    }

    /** True when the thread holds the monitor of the object. */
    public boolean owns(ModelThread t, Object object) {
        MonitorModel monitor = table.find(object);
        return monitor != null && monitor.owner == t;
    }

    /** True when no other thread holds the monitor of the object. */
    public boolean isFreeFor(ModelThread t, Object object) {
        MonitorModel monitor = table.find(object);
        return monitor == null || monitor.owner == null || monitor.owner == t;
    }

    /** Enters a monitor once more when the thread holds it already. */
    public boolean reenter(ModelThread t, Object object) {
        MonitorModel monitor = table.find(object);
        if (monitor == null || monitor.owner != t) {
            return false;
        }
        monitor.depth++;
        return true;
    }

    /** The thread's pending operation is to take a monitor that it does not hold. */
    public void contend(ModelThread t, Object object) {
        contend(t, table.get(object));
    }

    private void contend(ModelThread t, MonitorModel monitor) {
        t.monitor = monitor;
        monitor.contenders = ThreadList.append(monitor.contenders, t);
        if (monitor.owner == null) {
            enabled.add(t);
        } else {
            enabled.remove(t);
        }
    }

    /** A contender, which is enabled, takes its monitor. Nobody else can now. */
    public void take(ModelThread t) {
        MonitorModel monitor = t.monitor;
        monitor.contenders = ThreadList.remove(monitor.contenders, t);
        monitor.owner = t;
        monitor.takenAt = t.calls.ownSite(t.site);
        monitor.depth = Math.max(1, t.depth);
        t.depth = 0;
        t.monitor = null;
        for (ModelThread other = monitor.contenders; other != null; other = other.next) {
            enabled.remove(other);
        }
    }

    /** A contender gives up, because its run is aborted. */
    public void giveUp(ModelThread t) {
        MonitorModel monitor = t.monitor;
        if (monitor != null) {
            monitor.contenders = ThreadList.remove(monitor.contenders, t);
            monitor.waiters = ThreadList.remove(monitor.waiters, t);
            t.monitor = null;
            t.waiting = false;
            dropUnused(monitor);
        }
    }

    /**
     * Leaves a monitor once; true when it is free now.
     *
     * @throws IllegalMonitorStateException when the thread does not hold it
     */
    public boolean exit(ModelThread t, Object object) {
        MonitorModel monitor = owned(t, object);
        if (--monitor.depth > 0) {
            return false;
        }
        free(monitor);
        return true;
    }

    /**
     * Gives up the monitor that a thread has here, but waits for in the JVM: code without hooks has that. False when
     * there is none.
     */
    public boolean disown(ModelThread t) {
        MonitorModel monitor = t.entering == null ? null : table.find(t.entering);
        boolean owns = monitor != null && monitor.owner == t && monitor.depth == 1;
        if (owns) {
            free(monitor);
        }
        return owns;
    }

    private MonitorModel owned(ModelThread t, Object object) {
        MonitorModel monitor = table.find(object);
        if (monitor == null || monitor.owner != t) {
            throw notOwner();
        }
        return monitor;
    }

    private static IllegalMonitorStateException notOwner() {
        return new IllegalMonitorStateException("current thread is not owner");
    }

    private void free(MonitorModel monitor) {
        monitor.owner = null;
        for (ModelThread other = monitor.contenders; other != null; other = other.next) {
            enabled.add(other);
        }
        dropUnused(monitor);
    }

    private void dropUnused(MonitorModel monitor) {
        if (monitor.isUnused()) {
            table.remove(monitor);
        }
    }

    /**
     * Checks what wait, notify and notifyAll ask for.
     *
     * @throws IllegalMonitorStateException when the thread does not hold the monitor
     */
    public void checkOwner(ModelThread t, Object object) {
        MonitorModel monitor = table.find(object);
        if (monitor != null && monitor.owner == t) {
            return;
        }
        if (!Thread.holdsLock(object)) {
            throw notOwner();
        }
        MonitorModel real = table.get(object); // entered in the JVM after it was disowned
        real.owner = t;
        real.depth = 1;
    }

    /** The owner joins the wait set and gives the monitor up, whatever the nesting. */
    public void await(ModelThread t, Object object) {
        MonitorModel monitor = owned(t, object);
        t.depth = monitor.depth;
        t.monitor = monitor;
        t.waiting = true;
        t.outcome = null;
        monitor.waiters = ThreadList.append(monitor.waiters, t);
        free(monitor);
        enabled.remove(t);
    }

    /** A waiter leaves the wait set for a reason, and contends for the monitor. */
    public void wake(ModelThread t, WaitOutcome outcome) {
        MonitorModel monitor = t.monitor;
        monitor.waiters = ThreadList.remove(monitor.waiters, t);
        t.waiting = false;
        t.outcome = outcome;
        contend(t, monitor);
    }

    /** The wait set of an object: its first waiter, or null. */
    public ModelThread waiters(Object object) {
        MonitorModel monitor = table.find(object);
        return monitor == null ? null : monitor.waiters;
    }

    /** Notes whether a notify found somebody: the last {@value #REMEMBERED} tell a lost signal from a missing one. */
    public void signalled(Object object, boolean found) {
        notified[notifiedCount % REMEMBERED] = object;
        reached[notifiedCount++ % REMEMBERED] = found;
    }

    /** True when the notifies seen on the object found nobody, all of them, and there was one. */
    public boolean wasSignalLost(Object object) {
        boolean lost = false;
        for (int i = 0; i < REMEMBERED; i++) {
            if (notified[i] == object) {
                if (reached[i]) {
                    return false;
                }
                lost = true;
            }
        }
        return lost;
    }

    /** The objects whose monitors a thread holds, by name of class. */
    public List<Object> heldBy(ModelThread t) {
        List<Object> held = table.ownedBy(t);
        held.sort(Comparator.comparing(object -> object.getClass().getName()));
        return held;
    }

    /** The number of monitors in use. */
    public int size() {
        return table.size();
    }
}
