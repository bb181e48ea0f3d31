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
import org.contest.protocol.EventKind;
import org.contest.runtime.jdk.JdkState;
import org.contest.runtime.sites.LockSites;

/**
 * What the runtime knows of one thread of the program, for one run. Only the thread itself writes the fields without
 * comment. Executions keep their own state by subclassing ({@link Execution#newThread}).
 */
public abstract class ProgramThread extends Quiet {

    /** Stands for all locks of a test framework, which has no events: what a test did comes before a later test. */
    private static final Object LAUNCHER = new Object();

    /** The thread itself. */
    public final Thread thread;
    /** Number in this run, from 0 (the main thread), in the order of starts. */
    public final int index;
    /** Path in the spawn tree: {@code 0} for main, {@code 0.2} for the second child of main. Equal in every run. */
    public final String identity;
    /** Which call of a library it is in. */
    public final CallStack calls = new CallStack();
    /** Where it took locks of the JDK. */
    public final LockSites locks = new LockSites();
    /** While it starts another thread by a hook: that thread, so that Thread.start itself is no second event. */
    public Thread starting;
    /** While it starts another thread: the JDK's container that the other one goes into, or null. */
    public Object container;
    /** While it starts another thread: that thread, when it has entered a flock; or null. */
    public Thread entering;
    /** The JDK's container of the flock that it was started in, or null. */
    public final Object flock;
    /** True when it has left that flock. */
    public boolean hasLeft;
    /** True when it has started threads in a flock. */
    public boolean hasFlocks;
    /** True while it calls a method of a flock, until it is there. */
    public boolean counting;
    /** While it calls a method of the JDK for an atomic update that it has told: whose variable; or null. */
    private Object updated;
    /** True while it is in a call of the system that may wait for others; until its next one when that has thrown. */
    public volatile boolean waitsInSystem;
    /** True from a call of native code of the program to its return; or further on, where that threw. */
    volatile boolean callsNativeCode;
    /** True from before a wait of the JDK until a task is due; under control to its end, where that is soon. */
    public boolean awaitsTask;
    /** How many tasks of executors and timers it has begun. */
    public int tasks;
    /** The objects that it has made last; null when nobody asks. */
    MadeObjects.OfThread made;
    /** Depth of class initializers of the program on this thread's stack. */
    public int classInit;

    /** What it has heard by locks of the JDK. */
    final UnseenLocks.Heard unseen = new UnseenLocks.Heard();

    private final AtomicInteger children = new AtomicInteger();

    /** The run in which its methods may know it; null when they may not. */
    public final Execution run;

    /** A thread with its place in the spawn tree. */
    public ProgramThread(Thread thread, int index, String identity) {
        this(null, thread, index, identity);
    }

    /** A thread of a run whose methods may keep it in a local variable. */
    protected ProgramThread(Execution run, Thread thread, int index, String identity) {
        super(starterOf(thread));
        this.run = run;
        this.thread = thread;
        this.index = index;
        this.identity = identity;
        ProgramThread starter = ThreadTable.current();
        this.flock = starter != null && starter.entering == thread ? starter.container : null;
        giveGenerator();
    }

    private static ProgramThread starterOf(Thread thread) {
        ProgramThread starter = ThreadTable.current();
        return starter != null && starter.starting == thread ? starter : null;
    }

    /**
     * Before an access of a plain variable: true when it tells nothing that was not told before, so that nothing is to
     * do but {@link #afterAccess}. The arguments are those of {@link Execution#beforeAccess}.
     */
    public abstract boolean accessesAgain(EventKind kind, boolean writes, Object target, int detail, int site);

    /**
     * Before a volatile or atomic access of a variable of {@code target}: true when it was told in a short way, so that
     * nothing is to do but {@link #afterAccess}.
     */
    public abstract boolean tellsOperation(EventKind kind, boolean writes, Object target, int site);

    /** After an access. */
    public abstract void afterAccess();

    /** True when it is interrupted: for itself to ask, where that is no event. */
    public abstract boolean isInterrupted();

    /**
     * The number of its last event in the trace, which others are about to hear of by a lock of the JDK; what it does
     * from now on is new to them. Negative without a trace.
     */
    public abstract long tellsUnseen();

    /** What it does from now on comes after an event of another thread, as a lock of the JDK says. */
    public abstract void comesAfterUnseen(int other, long event);

    /** Notes that it has told an update of a variable of {@code target}; the method that does it is called next. */
    public final void toldUpdate(Object target) {
        updated = target;
    }

    /** True inside that method, once. */
    public final boolean isToldUpdate(Object target) {
        if (target == null || updated != target) {
            return false;
        }
        updated = null;
        return true;
    }

    @Override
    final void comesFromLauncher() {
        giveGenerator(); // the launcher may have used it
        Execution current = CurrentRun.execution;
        if (current != null) {
            current.hasTakenUnseen(this, LAUNCHER);
        }
    }

    @Override
    final void returnsToLauncher() {
        Execution current = CurrentRun.execution;
        if (current != null) {
            current.givesBackUnseen(this, LAUNCHER);
        }
    }

    private void giveGenerator() {
        if (Toggles.beginsAnew()) {
            RunRandom random = new RunRandom(CurrentRun.jdkSeed, identity);
            JdkState.begin(thread, random.nextLong(), random.nextLong(), random.nextLong());
        }
    }

    /** The identity of the next child that this thread starts. */
    public final String nextChildIdentity() {
        return identity + '.' + children.incrementAndGet();
    }

    /** True when the thread may be in native code of the program. */
    public final boolean callsNativeCode() {
        return callsNativeCode;
    }

    /** What a sentence for the user begins with. */
    public final String inWords() {
        return "Thread \"" + thread.getName() + '"';
    }

    @Override
    public final String toString() {
        return identity + " \"" + thread.getName() + '"';
    }
}
