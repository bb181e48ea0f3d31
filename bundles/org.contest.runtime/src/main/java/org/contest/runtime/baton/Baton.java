/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import org.contest.runtime.model.ModelThread;

/** How the one thread that may run hands over to another. Two ways: on threads of the system, and on continuations. */
public interface Baton {

    /** Takes in the thread that calls, which has a thread of the system to itself. */
    void join(ModelThread t);

    /** Starts a thread; it does nothing before it has the baton. */
    void start(ModelThread child);

    /** Hands over and returns when {@code from}, which calls, has the baton again. */
    void pass(ModelThread from, ModelThread to);

    /** Hands over for good: {@code from}, which calls, is at its end, or is null for a caller without the baton. */
    void leave(ModelThread from, ModelThread to);

    /** The calling thread {@code t} will {@link #await}: from here on it can be given the baton. */
    void bind(ModelThread t);

    /** Takes {@link #bind} back. */
    void unbind(ModelThread t);

    /** Waits, on the calling thread {@code t}, which is bound, until it is given the baton. */
    void await(ModelThread t);

    /** As {@link #await} for a thread that was started and has done nothing yet. */
    void awaitFirst(ModelThread t);

    /** Runs {@code body} as the main thread, which has the baton; may return before the body has ended. */
    void runMain(ModelThread main, Runnable body);

    /** A thread object that {@link #runMain} can run. */
    Thread mainThread();

    /** The stack of a thread that does not run, or of the caller. */
    StackTraceElement[] stack(ModelThread t);

    /** Interrupts a thread that runs without the baton, where the JVM sees it. */
    void interrupt(ModelThread t);

    /** True when a thread that runs without the baton is interrupted. */
    boolean isInterrupted(ModelThread t);

    /** True when the calling thread {@code t}, which ran without the baton, is interrupted; it is no more. */
    boolean clearInterrupt(ModelThread t);

    /** The thread of the system that runs {@code t} at the moment, for the watchdog; null when it has none. */
    Thread carrier(ModelThread t);
}
