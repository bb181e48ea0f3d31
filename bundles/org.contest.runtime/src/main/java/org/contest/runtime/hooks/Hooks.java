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
import org.contest.runtime.Execution;
import org.contest.runtime.Primitives;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.ToolThread;
import org.contest.runtime.sites.ProgramSites;

/**
 * Whose events count: the calling thread, if it may have events now; and the hooks that begin and end parts without
 * events. A hook called from such a part does nothing, or the operation without an event. Before a run is armed every
 * hook does nothing, or the real operation.
 */
public final class Hooks {

    private Hooks() {
    }

    /**
     * First in a method with hooks: what it gives to them, so that they need not look for it, since it does not change
     * while the method runs; null when they have to look all the same.
     */
    public static ProgramThread thread() {
        return CurrentRun.thread();
    }

    /** The thread that the method knows, or else the calling one, if it may have events now; or null. */
    static ProgramThread active(Execution run, ProgramThread known, int site) {
        return known != null && !known.isQuiet() && known.run == run ? known : active(run, site);
    }

    /** The thread as a program thread that may have events now, or null. */
    static ProgramThread active(Execution run, int site) {
        ProgramThread t = ThreadTable.current();
        if (t == null) {
            Thread thread = Thread.currentThread();
            t = ProgramSites.contains(site) && !isOutside(thread) ? run.adopt(thread) : null;
        }
        return t == null || t.isQuiet() && !t.entersProgram(site) ? null : t;
    }

    /** The calling thread as a program thread that may have events now, or null; where no run is going on, too. */
    static ProgramThread active(int site) {
        Execution run = CurrentRun.execution;
        return run == null ? null : active(run, site);
    }

    /** The calling thread as one that may start others: in untraced regions of a framework or a library, too. */
    static ProgramThread starter(int site) {
        ProgramThread t = active(site);
        ProgramThread inUntracedRegion = t == null ? CurrentRun.thread() : null;
        if (inUntracedRegion == null || !inUntracedRegion.mayStart()) {
            return t;
        }
        inUntracedRegion.startsThread();
        return inUntracedRegion;
    }

    /** The calling thread as one whose questions to the environment count: in a library that asks for it, too. */
    static ProgramThread asker(int site) {
        ProgramThread t = active(site);
        ProgramThread inLibrary = t == null ? CurrentRun.thread() : null;
        return inLibrary != null && inLibrary.isOnlyInLibrary() ? inLibrary : t;
    }

    /** How the calling thread does a primitive at a site: as an event, unseen, or really. */
    static Primitives primitives(int site) {
        Execution run = CurrentRun.execution;
        return run == null ? Primitives.REAL : active(run, site) != null ? run.events() : unseen(run);
    }

    private static Primitives unseen(Execution run) {
        ProgramThread t = ThreadTable.current();
        return run.unseen(t != null && t.isInUntracedRegion());
    }

    /**
     * True for a thread of ours, which comes here where a mock library has changed a class of the JDK that it uses, and
     * for the JVM's thread in which agents begin that are attached to the program: what they do is not the program.
     */
    private static boolean isOutside(Thread thread) {
        return thread instanceof ToolThread || runsAgents(thread);
    }

    private static boolean runsAgents(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        return group != null && group.getParent() == null && thread.getName().equals("Attach Listener");
    }

    /** Throws as the call would, with the JVM's message as far as it is known here. */
    static void require(Object receiver, String method) {
        if (receiver == null) {
            throw StackCut.cut(new NullPointerException("Cannot invoke \"".concat(method).concat("\"")));
        }
    }

    /** Before a call into a library of the JDK whose own data are not the program's. */
    public static void enterLibrary() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.enterLibrary();
        }
    }

    /** After it, unless it threw: then the next site of the program tells. */
    public static void leaveLibrary() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.leaveLibrary();
        }
    }

    /** Before a call of code that the user has left out of the scope. */
    public static void leaveScope() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.leaveScope();
        }
    }

    /** After it, unless it threw: then the next site of the program tells. */
    public static void reenterScope() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.reenterScope();
        }
    }

    /** Begins a quiet part of this thread. */
    public static void enterQuiet() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.enterQuiet();
        }
    }

    /** First in a synchronized method of a JDK class, with its monitor held: begins a quiet part. */
    public static void enterAtomic(Object receiver) {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            if (!t.isQuiet()) {
                CurrentRun.execution.insideLibraryCall(t, receiver);
            }
            t.enterQuiet();
        }
    }

    /** Ends a quiet part of this thread. */
    public static void leaveQuiet() {
        ProgramThread t = CurrentRun.thread();
        if (t != null && t.isIgnoring()) {
            t.leaveQuiet();
        }
    }
}
