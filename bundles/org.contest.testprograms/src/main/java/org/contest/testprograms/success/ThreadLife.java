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

/** What a thread says of itself: state, name, liveness, identity, interrupt flag. */
public final class ThreadLife {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile Thread seen;

    private ThreadLife() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(ThreadLife::look, "looker");
        Threads.check(thread.getState() == Thread.State.NEW && !thread.isAlive(), "not new");
        thread.start();
        thread.join();
        Threads.check(seen == thread, "another thread has run");
        Threads.check(thread.getState() == Thread.State.TERMINATED && !thread.isAlive(), "not ended");
    }

    private static void look() {
        Thread me = Thread.currentThread();
        seen = me;
        Threads.check(me.getName().equals("looker") && me.isAlive(), "not myself");
        Threads.check(me.getState() == Thread.State.RUNNABLE, "state is " + me.getState());
        me.interrupt();
        Threads.check(me.isInterrupted() && Thread.interrupted() && !me.isInterrupted(), "interrupt flag");
    }
}
