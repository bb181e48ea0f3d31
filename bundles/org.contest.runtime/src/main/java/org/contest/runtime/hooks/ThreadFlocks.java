/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.runtime.CurrentRun;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.jdk.FlockMembers;

/**
 * The flocks of structured task scopes (jdk.internal.misc.ThreadFlock, JDK 21 and up): a flock counts its threads, and
 * the last one to end wakes the owner. The JDK does that inside a start and behind the end of a thread; for threads of
 * the program it is done before both, so that what it does are events like others.
 */
public final class ThreadFlocks {

    private static final String CONTAINER = "jdk.internal.misc.ThreadFlock$ThreadContainerImpl";

    private ThreadFlocks() {
    }

    private static boolean isOfFlock(Object container) {
        return container != null && container.getClass().getName().equals(CONTAINER);
    }

    /** Before a thread of the program starts another one in a container. */
    public static void enter(ProgramThread starter, Thread thread, Object container) {
        if (isOfFlock(container)) {
            starter.hasFlocks = true;
            count(starter, true, container, thread);
            starter.entering = thread;
        }
        starter.container = container;
    }

    /** After it has, or could not. */
    public static void entered(ProgramThread starter, Thread thread, boolean started) {
        Object container = starter.container;
        starter.container = null;
        starter.entering = null;
        if (!started && isOfFlock(container)) {
            count(starter, false, container, thread);
        }
    }

    /** For a thread that begins without being started for real: does the rest of Thread.start(ThreadContainer). */
    public static void bind(Thread thread) {
        ProgramThread starter = ThreadTable.current();
        if (starter != null && isOfFlock(starter.container)) {
            FlockMembers.bind(thread, starter.container);
        }
    }

    /** A thread of the program is about to end, and calls: closes the scopes it left open, and leaves its flock. */
    public static void leave(ProgramThread t) {
        if (t.isQuiet() || t.thread != Thread.currentThread()) {
            return;
        }
        if (t.hasFlocks) {
            t.hasFlocks = false;
            FlockMembers.closeScopes();
        }
        if (t.flock != null && !t.hasLeft) {
            count(t, false, t.flock, t.thread);
            t.hasLeft = true;
        }
    }

    /** The call of a method of the flock is no event, but all that happens in the method: see {@link #isCounted}. */
    private static void count(ProgramThread t, boolean starts, Object container, Thread thread) {
        t.enterQuiet();
        try {
            t.counting = true;
            FlockMembers.count(container, starts, thread);
        } finally {
            endRegion(t);
        }
    }

    /** First in the two methods of a flock: true when a thread of the program has seen to it. */
    public static boolean isCounted(Thread thread) {
        ProgramThread t = CurrentRun.thread();
        if (t != null && t.counting) {
            endRegion(t);
            return false;
        }
        ProgramThread counted = CurrentRun.execution == null ? null : ThreadTable.of(thread);
        return t != null && t.entering == thread || counted != null && counted.hasLeft;
    }

    private static void endRegion(ProgramThread t) {
        if (t.counting) {
            t.counting = false;
            t.leaveQuiet();
        }
    }
}
