/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.concurrent.TimeUnit;

/**
 * The monitors of code whose monitor instructions are hooks, for threads that no model knows: threads of the JDK, and
 * the program's own in what is no event, such as initializers of classes of the JDK. The tool's own sources have real
 * monitors, and one of them guards all here. Few are in use at a time.
 */
final class RealMonitors {

    /** A holder that waits for a thread of the model, which waits for the caller, must not stop the run. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(1);
    /** A thread of the model may notify, of which nothing is heard here; a wait may end for no reason (JLS 17.2.1). */
    private static final long LONGEST_WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private Monitor first;

    /** Enters a monitor, also one that another thread holds for longer than code of the JDK does. */
    synchronized void lock(Object object) {
        enter(use(object), 1);
    }

    private void enter(Monitor monitor, int depth) {
        Thread caller = Thread.currentThread();
        long end = System.nanoTime() + PATIENCE_NANOS;
        boolean interrupted = false;
        for (long left = PATIENCE_NANOS; monitor.isOfAnother(caller) && left > 0; left = end - System.nanoTime()) {
            try {
                RealOperations.waitOn(this, left);
            } catch (InterruptedException e) { // a monitor is entered all the same
                interrupted = true;
            }
        }
        if (monitor.isOfAnother(caller)) {
            monitor.users -= monitor.depth;
            monitor.depth = 0;
        }
        monitor.owner = caller;
        monitor.depth += depth;
        if (interrupted) {
            caller.interrupt();
        }
    }

    /** Leaves a monitor, unless another thread has it. */
    synchronized void unlock(Object object) {
        Monitor monitor = find(object);
        if (monitor != null && monitor.owner == Thread.currentThread()) {
            monitor.depth--;
            if (monitor.depth == 0) {
                free(monitor);
            }
            leave(monitor);
        }
    }

    private void free(Monitor monitor) {
        monitor.owner = null;
        monitor.depth = 0;
        notifyAll();
    }

    /** True when the calling thread holds the monitor here. */
    synchronized boolean holds(Object object) {
        Monitor monitor = find(object);
        return monitor != null && monitor.owner == Thread.currentThread();
    }

    /** True when a thread uses the monitor here, so that it is none of the JVM. */
    synchronized boolean has(Object object) {
        return find(object) != null;
    }

    /** Object.wait, for a tenth of a second at most; 0 waits as long. */
    synchronized void await(Object object, long nanos) throws InterruptedException {
        Monitor monitor = use(object);
        int depth = monitor.owner == Thread.currentThread() ? monitor.depth : 0;
        if (depth > 0) {
            free(monitor);
        }
        try {
            awaitSignal(monitor, nanos == 0 ? LONGEST_WAIT_NANOS : Math.min(nanos, LONGEST_WAIT_NANOS));
        } finally {
            if (depth > 0) {
                enter(monitor, depth);
            }
            leave(monitor);
        }
    }

    private void awaitSignal(Monitor monitor, long nanos) throws InterruptedException {
        int heard = monitor.signals;
        long end = System.nanoTime() + nanos;
        for (long left = nanos; monitor.signals == heard && left > 0; left = end - System.nanoTime()) {
            RealOperations.waitOn(this, left);
        }
    }

    /** Object.notify and notifyAll: one that wakes too early waits again. */
    synchronized void signal(Object object) {
        Monitor monitor = find(object);
        if (monitor != null) {
            monitor.signals++;
            notifyAll();
        }
    }

    // ---- those in use

    private Monitor find(Object object) {
        Monitor monitor = first;
        while (monitor != null && monitor.object != object) {
            monitor = monitor.next;
        }
        return monitor;
    }

    private Monitor use(Object object) {
        Monitor monitor = find(object);
        if (monitor == null) {
            monitor = new Monitor(object, first);
            first = monitor;
        }
        monitor.users++;
        return monitor;
    }

    private void leave(Monitor monitor) {
        monitor.users--;
        if (monitor.users == 0) {
            if (first == monitor) {
                first = monitor.next;
            } else {
                Monitor before = first;
                while (before.next != monitor) {
                    before = before.next;
                }
                before.next = monitor.next;
            }
        }
    }

    /** A monitor that is held, or waited for. */
    private static final class Monitor {
        private final Object object;
        private Monitor next;
        private int users;
        private Thread owner;
        private int depth;
        private int signals;

        private Monitor(Object object, Monitor next) {
            this.object = object;
            this.next = next;
        }

        private boolean isOfAnother(Thread caller) {
            return owner != null && owner != caller;
        }
    }
}
