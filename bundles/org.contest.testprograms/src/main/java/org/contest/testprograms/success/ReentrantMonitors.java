/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** Monitors are taken again by their holder, in methods and blocks, and a wait gives back all of it. */
public final class ReentrantMonitors {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static boolean open;

    private ReentrantMonitors() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        ReentrantMonitors monitor = new ReentrantMonitors();
        Threads.together(monitor::outer, monitor::open);
    }

    private synchronized void outer() throws InterruptedException {
        synchronized (this) {
            inner();
        }
        Threads.check(Thread.holdsLock(this), "the monitor is lost");
    }

    private synchronized void inner() throws InterruptedException {
        while (!open) {
            wait();
        }
    }

    private synchronized void open() {
        open = true;
        notifyAll();
    }
}
