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
import org.contest.runtime.sites.ProgramSites;

/**
 * What the runtime knows of one thread of the program, for one run. Only the thread itself writes the fields without
 * comment. Executions keep their own state by subclassing ({@link Execution#newThread}).
 */
public abstract class ProgramThread {

    /** The thread itself. */
    public final Thread thread;
    /** Number in this run, from 0 (the main thread), in the order of starts. */
    public final int index;
    /** Path in the spawn tree: {@code 0} for main, {@code 0.2} for the second child of main. Equal in every run. */
    public final String identity;
    /** In {@link #ignored}: inside a library of the JDK, until a site of the program comes. */
    public static final int IN_LIBRARY = 1 << 20;
    /** In {@link #ignored}: inside a test framework, until it calls a test. */
    public static final int IN_FRAMEWORK = 1 << 21;

    /** Depth of sections without events: class loading, linkage, our own work; and the bits above. */
    public int ignored;
    /** True in the launcher's section: it ends at the first site of the program. */
    boolean launching;
    /** True when a launcher has it: it is the launcher's again when a test returns. */
    private boolean launches;
    /** True when the launcher is a test framework. */
    private boolean framework;
    /** Depth of test methods on this thread's stack. */
    private int entries;
    /** Which call of a library it is in. */
    public final CallStack calls = new CallStack();
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
    /** Depth of class initializers of the program on this thread's stack. */
    public int classInit;

    private final AtomicInteger children = new AtomicInteger();

    /** The run in which its methods may know it; null when they may not. */
    public final Execution run;

    /** A thread with its place in the spawn tree. */
    public ProgramThread(Thread thread, int index, String identity) {
        this(null, thread, index, identity);
    }

    /** The same, of a run whose methods may keep it. */
    protected ProgramThread(Execution run, Thread thread, int index, String identity) {
        this.run = run;
        this.thread = thread;
        this.index = index;
        this.identity = identity;
        ProgramThread starter = ThreadTable.current();
        if (starter != null && starter.starting == thread) {
            inherit(starter);
        }
        this.flock = starter != null && starter.entering == thread ? starter.container : null;
        beginGenerator();
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

    /** It has told an update of a variable of {@code target} before it calls the method that does it. */
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

    /** A thread of a framework or of a library is theirs until a site of the program comes. */
    private void inherit(ProgramThread starter) {
        framework = starter.framework && starter.launching;
        launches = framework;
        launching = framework;
        ignored = (launching ? 1 : 0) | starter.ignored & IN_LIBRARY;
    }

    /** True where the threads that it starts are threads of the run. */
    public final boolean mayStart() {
        return ignored == 0 || ignored == IN_LIBRARY || isInLauncher();
    }

    /** It starts a thread. A launcher that is no test framework does so for the program, which begins then. */
    public final void startsThread() {
        if (isInLauncher() && !framework) {
            leaveLauncher();
        }
    }

    /** From now on the launcher is a test framework. */
    public final void enterFramework() {
        framework = true;
        ignored |= IN_FRAMEWORK;
    }

    /** True in the launcher's section, and in no other. */
    final boolean isInLauncher() {
        return launching && ignored == 1;
    }

    /** True in a section of launcher, framework or library, and in no other: others may wait for what it does. */
    public final boolean isInSection() {
        return ignored != 0 && (ignored & ~IN_LIBRARY & ~IN_FRAMEWORK) == (launching ? 1 : 0);
    }

    /** True in a library of the JDK. */
    public final boolean isInLibrary() {
        return (ignored & IN_LIBRARY) != 0;
    }

    /** True in a section without events, in a library or not. */
    public final boolean isIgnoring() {
        return (ignored & ~IN_LIBRARY) != 0;
    }

    /** Ends the section of the launcher or of a library, when that is all that keeps events of the program away. */
    public final boolean entersProgram(int site) {
        if (!ProgramSites.contains(site)) {
            return false;
        }
        if (ignored == IN_LIBRARY) {
            ignored = 0;
            return true;
        }
        if (!isInLauncher()) {
            return false;
        }
        leaveLauncher();
        return true;
    }

    /** The launcher calls the program. */
    public final void enterProgram() {
        leaveLauncher();
        entries++;
    }

    /** The program returns to the launcher. */
    public final void exitProgram() {
        if (entries > 0 && --entries == 0 && launches) {
            framework = true; // no other launcher calls tests
            enterLauncher();
        }
    }

    private void beginGenerator() {
        if (Toggles.beginsAnew()) {
            RunRandom random = new RunRandom(CurrentRun.jdkSeed, identity);
            JdkState.begin(thread, random.nextLong(), random.nextLong(), random.nextLong());
        }
    }

    /** Begins the launcher's section. */
    public final void enterLauncher() {
        launches = true;
        if (!launching) {
            launching = true;
            ignored++;
            tell();
        }
    }

    /** Ends the launcher's section. */
    final void leaveLauncher() {
        if (launching) {
            beginGenerator(); // the launcher may have used it
            hear();
            launching = false;
            ignored--;
        }
    }

    /** It goes where others may wait unseen for what it has done: into the launcher's section, or outside. */
    public void tell() { // nobody asks in general
    }

    /** It comes back, and may have waited for others. */
    public void hear() { // nobody asks in general
    }

    /** True where what it does may be of the program: it is in no section but those in which others may wait. */
    public final boolean isWaitedFor() {
        return ignored == 0 || isInSection();
    }

    /** True in the launcher's section. */
    public final boolean isLaunched() {
        return launching;
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
