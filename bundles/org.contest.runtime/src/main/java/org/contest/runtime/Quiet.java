/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import org.contest.runtime.sites.ProgramSites;

/**
 * Why a thread has no events now, if it has none. Only the thread itself asks and writes.
 *
 * <pre>
 *                   enterLibrary                 enterFramework
 *    in a library  &lt;------------                ---------------&gt;  in a test framework
 *                   leaveLibrary,                leaveFramework         |
 *                   or a site of    has events                          | calls a test:
 *                   the program                                         v leaveFramework, enterLauncher
 *    quiet         &lt;------------                &lt;---------------  in the launcher
 *    (our work,     enterQuiet,                  a site of the program, or enterProgram;
 *    class loading) leaveQuiet                   exitProgram and enterLauncher lead back
 * </pre>
 *
 * What a framework calls between tests, such as {@code @BeforeAll}, is the program by enterProgram, too. Code that the
 * user has left out of the scope is like a framework: the launcher's region, for each call of it.
 * The reasons add up: a thread has events again when none of them is left. Quiet parts nest, the others do not.
 */
public abstract class Quiet {

    private static final int IN_LIBRARY = 1 << 20;
    private static final int IN_FRAMEWORK = 1 << 21;

    /** Depth of quiet parts, of which the launcher's untraced region is one; and the two bits above. */
    private int depth;
    /** True in the launcher's untraced region: it ends at the first site of the program. */
    private boolean launching;
    /** True when a launcher has it: it is the launcher's again when a test returns. */
    private boolean launches;
    /** True when the launcher is a test framework. */
    private boolean framework;
    /** True when the region is that of code which the user has left out of the scope. */
    private boolean outOfScope;
    /** By depth of callbacks, a bit each: true when such code has called the program. */
    private long callers;
    /** Depth of test methods on this thread's stack. */
    private int entries;
    /** The bit of the framework when it called the outermost of them, between tests; or none. */
    private int calledFrom;

    /**
     * A thread that {@code starter} starts, or nobody: one of a framework or of a library is theirs until a site of the
     * program comes.
     */
    Quiet(Quiet starter) {
        framework = starter != null && starter.framework && starter.launching;
        launches = framework;
        launching = framework;
        outOfScope = starter != null && starter.outOfScope;
        depth = (launching ? 1 : 0) | (starter == null ? 0 : starter.depth & IN_LIBRARY);
    }

    /** True when the thread has no events, for whatever reason. */
    public final boolean isQuiet() {
        return depth != 0;
    }

    /** Begins a part without events; {@link #leaveQuiet} stands in a finally block behind it. */
    public final void enterQuiet() {
        depth++;
    }

    /** Ends the innermost quiet part. */
    public final void leaveQuiet() {
        depth--;
    }

    /** What unwinds the thread. Making it is no event: a recorder inside the JVM may look at each exception. */
    public final RunAborted aborted() {
        enterQuiet();
        RunAborted aborted = new RunAborted();
        leaveQuiet();
        return aborted;
    }

    /** Ends all, at the end of the thread. */
    public final void endQuiet() {
        depth = 0;
    }

    /** True in a part without events, in a library or not. */
    public final boolean isIgnoring() {
        return (depth & ~IN_LIBRARY) != 0;
    }

    /** Before a call into a library of the JDK. */
    public final void enterLibrary() {
        depth |= IN_LIBRARY;
    }

    /** After such a call. */
    public final void leaveLibrary() {
        depth &= ~IN_LIBRARY;
    }

    /** True in a library of the JDK. */
    public final boolean isInLibrary() {
        return (depth & IN_LIBRARY) != 0;
    }

    /** True in a library of the JDK, where nothing else keeps events away. */
    public final boolean isOnlyInLibrary() {
        return depth == IN_LIBRARY;
    }

    /** From now on the launcher is a test framework. */
    public final void enterFramework() {
        framework = true;
        depth |= IN_FRAMEWORK;
    }

    /** The framework is about to call a test. */
    public final void leaveFramework() {
        depth &= ~IN_FRAMEWORK;
    }

    /** True where the threads that it starts are threads of the run. */
    public final boolean mayStart() {
        return depth == 0 || depth == IN_LIBRARY || launching && (depth & ~IN_FRAMEWORK) == 1;
    }

    /** The thread starts another one: the program begins when a launcher does so that is no test framework. */
    public final void startsThread() {
        if (isInLauncher() && !framework) {
            leaveLauncher();
        }
    }

    /** True in the launcher's untraced region, and in no other. */
    final boolean isInLauncher() {
        return launching && depth == 1;
    }

    /** True in the launcher's untraced region. */
    public final boolean isLaunched() {
        return launching;
    }

    /** True in an untraced region of launcher, framework or library, and in no other: others may wait for it. */
    public final boolean isInUntracedRegion() {
        return depth != 0 && (depth & ~IN_LIBRARY & ~IN_FRAMEWORK) == (launching ? 1 : 0);
    }

    /** True where what the thread does may be of the program: in no untraced region but where others may wait. */
    public final boolean isWaitedFor() {
        return depth == 0 || isInUntracedRegion();
    }

    /** Ends the untraced region of launcher or library, when that is all that keeps events of the program away. */
    public final boolean entersProgram(int site) {
        if (!ProgramSites.contains(site)) {
            return false;
        }
        if (depth == IN_LIBRARY) {
            depth = 0;
            return true;
        }
        if (!isInLauncher()) {
            return false;
        }
        leaveLauncher();
        return true;
    }

    /** The launcher, or a framework between tests, calls the program. */
    public final void enterProgram() {
        leaveLauncher();
        if (entries++ == 0) {
            calledFrom = depth & IN_FRAMEWORK;
            depth -= calledFrom;
        }
    }

    /** The program returns to the launcher, or to the framework. */
    public final void exitProgram() {
        if (entries > 0 && --entries == 0) {
            if (launches) {
                framework = true; // no other launcher calls tests
                enterLauncher();
            }
            depth |= calledFrom;
        }
    }

    /** Begins the launcher's untraced region. */
    public final void enterLauncher() {
        launches = true;
        if (!launching) {
            launching = true;
            depth++;
            publish();
            if (!outOfScope) {
                returnsToLauncher();
            }
        }
    }

    /** Ends the launcher's untraced region. */
    final void leaveLauncher() {
        if (launching) {
            if (!outOfScope) {
                comesFromLauncher();
            }
            outOfScope = false;
            acquire();
            launching = false;
            depth--;
        }
    }

    /** Before a call of code that the user has left out of the scope. */
    public final void leaveScope() {
        if (!launching) {
            framework = true; // threads that it starts are its own
            outOfScope = true;
            enterLauncher();
        }
    }

    /** After such a call. */
    public final void reenterScope() {
        if (outOfScope) {
            leaveLauncher();
        }
    }

    /** Such code may have called the program. */
    public final void calledFromOutOfScope() {
        callers = callers << 1 | (outOfScope ? 1 : 0);
        reenterScope();
    }

    /** The program returns to it. */
    public final void returnsOutOfScope() {
        if ((callers & 1) != 0) {
            leaveScope();
        }
        callers >>>= 1;
    }

    /** The launcher calls the program. */
    abstract void comesFromLauncher();

    /** The program has returned to the launcher. */
    abstract void returnsToLauncher();

    /** The thread goes where others may wait unseen for what it has done: to the launcher, or outside. */
    public void publish() { // nobody asks in general
    }

    /** The thread comes back, and may have waited for others. */
    public void acquire() { // nobody asks in general
    }
}
