/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * What the runtime knows of one thread of the program, for one run. Only the thread itself writes the fields without
 * comment. Executions keep their own state by subclassing ({@link Execution#newThread}).
 */
public class ProgramThread {

    /** The thread itself. */
    public final Thread thread;
    /** Number in this run, from 0 (the main thread), in the order of starts. */
    public final int index;
    /** Path in the spawn tree: {@code 0} for main, {@code 0.2} for the second child of main. Equal in every run. */
    public final String identity;
    /** Depth of sections without events: class loading, linkage, our own work. */
    public int ignored;
    /** True in the launcher's section: it ends at the first site of the program. */
    boolean launching;
    /** While it starts another thread by a hook: that thread, so that Thread.start itself is no second event. */
    public Thread starting;
    /** While it starts another thread: the JDK's container that the other one goes into, or null. */
    public Object container;
    /** Depth of class initializers of the program on this thread's stack. */
    public int classInit;

    private final AtomicInteger children = new AtomicInteger();

    /** A thread with its place in the spawn tree. */
    public ProgramThread(Thread thread, int index, String identity) {
        this.thread = thread;
        this.index = index;
        this.identity = identity;
    }

    /** Ends the launcher's section, when this is all that keeps events away and the site is one of the program. */
    final boolean entersProgram(int site) {
        if (!launching || ignored != 1 || !ProgramSites.contains(site)) {
            return false;
        }
        leaveLauncher();
        return true;
    }

    /** Ends the launcher's section. */
    final void leaveLauncher() {
        if (launching) {
            launching = false;
            ignored--;
        }
    }

    /** The identity of the next child that this thread starts. */
    public final String nextChildIdentity() {
        return identity + '.' + children.incrementAndGet();
    }

    @Override
    public final String toString() {
        return identity + " \"" + thread.getName() + '"';
    }
}
