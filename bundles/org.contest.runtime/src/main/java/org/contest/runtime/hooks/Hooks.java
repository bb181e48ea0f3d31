/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.protocol.EventKind;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.Primitives;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.Toggles;
import org.contest.runtime.jdk.ClassInitialization;
import org.contest.runtime.sites.ProgramSites;

/**
 * Called by instrumented code around shared accesses, monitors and class initializers. No recursion: a hook called
 * from an untraced region does nothing. Before a run is armed every hook does nothing, or the real operation.
 * {@link OperationHooks} holds the hooks that stand in for a call. The descriptors here and there are what
 * {@code instrument} emits; a test compares them.
 */
public final class Hooks {

    private static final boolean ACCESSES = Toggles.needs().accesses();
    private static final boolean AFTER_ACCESSES = Toggles.needs().afterAccesses();

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
    private static ProgramThread active(Execution run, ProgramThread known, int site) {
        return known != null && !known.isQuiet() && known.run == run ? known : active(run, site);
    }

    /** The thread as a program thread that may have events now, or null. */
    static ProgramThread active(Execution run, int site) {
        ProgramThread t = ThreadTable.current();
        if (t == null) {
            Thread thread = Thread.currentThread();
            t = ProgramSites.contains(site) && !runsAgents(thread) ? run.adopt(thread) : null;
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

    /** The JVM's thread in which agents begin that are attached to the program; what they do is not the program. */
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

    private static void access(EventKind kind, boolean writes, Object target, int detail, int site,
        ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : active(run, known, site);
        if (t != null && !t.accessesAgain(kind, writes, target, detail, site)) {
            run.beforeAccess(t, kind, target, detail, site);
        }
    }

    private static void operation(EventKind kind, boolean writes, Object target, int detail, int site,
        ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : active(run, known, site);
        if (t != null && !t.tellsOperation(kind, writes, target, site)) {
            run.beforeAccess(t, kind, target, detail, site);
        }
    }

    // ---- shared accesses

    /** Before getfield of a plain field; a null owner is no event. */
    public static void beforeRead(Object owner, int site, ProgramThread known) {
        if (ACCESSES && owner != null) {
            access(EventKind.READ, false, owner, 0, site, known);
        }
    }

    /** Before putfield of a plain field; a null owner is no event. */
    public static void beforeWrite(Object owner, int site, ProgramThread known) {
        if (ACCESSES && owner != null) {
            access(EventKind.WRITE, true, owner, 0, site, known);
        }
    }

    /** Before getfield of a volatile field; a null owner is no event. */
    public static void beforeVolatileRead(Object owner, int site, ProgramThread known) {
        if (owner != null) {
            operation(EventKind.VOLATILE_READ, false, owner, 0, site, known);
        }
    }

    /** Before putfield of a volatile field; a null owner is no event. */
    public static void beforeVolatileWrite(Object owner, int site, ProgramThread known) {
        if (owner != null) {
            operation(EventKind.VOLATILE_WRITE, true, owner, 0, site, known);
        }
    }

    /** Before getstatic of a plain field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticRead(int variable, int site, ProgramThread known) {
        if (ACCESSES) {
            access(EventKind.STATIC_READ, false, null, variable, site, known);
        }
    }

    /** Before putstatic of a plain field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticWrite(int variable, int site, ProgramThread known) {
        if (ACCESSES) {
            access(EventKind.STATIC_WRITE, true, null, variable, site, known);
        }
    }

    /** Before getstatic of a volatile field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticVolatileRead(int variable, int site, ProgramThread known) {
        operation(EventKind.STATIC_VOLATILE_READ, false, null, variable, site, known);
    }

    /** Before putstatic of a volatile field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticVolatileWrite(int variable, int site, ProgramThread known) {
        operation(EventKind.STATIC_VOLATILE_WRITE, true, null, variable, site, known);
    }

    /**
     * Before an access to a plain or volatile static field that may initialize a class of the program, in a controlled
     * JVM; {@code variable} is the hash of the field's name, {@code kind} the code of the event.
     */
    public static void beforeStaticAccess(Class<?> type, int variable, int kind, int site) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : active(run, site);
        if (t != null) {
            run.beforeStaticAccess(t, EventKind.ofCode(kind), type, variable, site);
        }
        ClassInitialization.requested = type;
    }

    /** Before an array load; a null array or an index out of bounds is no event. */
    public static void beforeArrayRead(Object array, int index, int site, ProgramThread known) {
        if (ACCESSES && array != null && index >= 0 && index < java.lang.reflect.Array.getLength(array)) {
            access(EventKind.ARRAY_READ, false, array, index, site, known);
        }
    }

    /** Before an array store; a null array or an index out of bounds is no event. */
    public static void beforeArrayWrite(Object array, int index, int site, ProgramThread known) {
        if (ACCESSES && array != null && index >= 0 && index < java.lang.reflect.Array.getLength(array)) {
            access(EventKind.ARRAY_WRITE, true, array, index, site, known);
        }
    }

    /** Before an access through VarHandle, Unsafe, Atomic* or a field updater to a variable of {@code target}. */
    public static void beforeAtomicRead(Object target, int site, ProgramThread known) {
        operation(EventKind.ATOMIC_READ, false, target, 0, site, known);
    }

    /** Before an access through VarHandle, Unsafe, Atomic* or a field updater to a variable of {@code target}. */
    public static void beforeAtomicWrite(Object target, int site, ProgramThread known) {
        operation(EventKind.ATOMIC_WRITE, true, target, 0, site, known);
    }

    /** Before an access through VarHandle, Unsafe, Atomic* or a field updater to a variable of {@code target}. */
    public static void beforeAtomicUpdate(Object target, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : active(run, known, site);
        if (t != null && !t.isToldUpdate(target)) {
            update(run, t, target, site);
        }
    }

    /** Before an update by a method of the JDK with such an access inside: they are one event, told here. */
    public static void beforeAtomicCall(Object target, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : active(run, known, site);
        if (t != null) {
            update(run, t, target, site);
            t.toldUpdate(target);
        }
    }

    private static void update(Execution run, ProgramThread t, Object target, int site) {
        if (!t.tellsOperation(EventKind.ATOMIC_UPDATE, true, target, site)) {
            run.beforeAccess(t, EventKind.ATOMIC_UPDATE, target, 0, site);
        }
    }

    /** After a plain access. */
    public static void afterAccess(ProgramThread known) {
        if (AFTER_ACCESSES) {
            after(known);
        }
    }

    /** After a volatile or atomic access. */
    public static void afterVolatileAccess(ProgramThread known) {
        after(known);
    }

    private static void after(ProgramThread known) {
        if (CurrentRun.execution != null) {
            ProgramThread t = known != null ? known : ThreadTable.current();
            if (t != null && !t.isQuiet()) {
                t.afterAccess();
            }
        }
    }

    /** Before a call of a synchronized method of a JDK class, whose lock is taken by the JVM itself. */
    public static void beforeLibraryCall(Object receiver, int site) {
        Execution run = CurrentRun.execution;
        if (run != null && receiver != null) {
            ProgramThread t = active(run, site);
            if (t != null) {
                run.beforeLibraryCall(t, receiver, site);
            }
        }
    }

    /** Before a call on a collection that may turn out to be one of the JDK's synchronized ones. */
    public static void beforeCollectionCall(Object receiver, int site) {
        if (receiver instanceof java.util.Vector || receiver instanceof java.util.Hashtable) {
            beforeLibraryCall(receiver, site);
        }
    }

    // ---- monitors

    /** Before a real monitorenter; null is no event. */
    public static void beforeMonitorEnter(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = active(run, known, site);
            if (t != null) {
                run.beforeMonitorEnter(t, monitor, site);
            }
        }
    }

    /** After a real monitorenter. */
    public static void afterMonitorEnter(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = active(run, known, site);
            if (t != null) {
                run.afterMonitorEnter(t, monitor, site);
            }
        }
    }

    /** Before a real monitorexit. */
    public static void beforeMonitorExit(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = active(run, known, site);
            if (t != null) {
                run.beforeMonitorExit(t, monitor, site);
            }
        }
    }

    /** After a real monitorexit. */
    public static void afterMonitorExit(Object monitor, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        if (run != null && monitor != null) {
            ProgramThread t = active(run, known, site);
            if (t != null) {
                run.afterMonitorExit(t, monitor, site);
            }
        }
    }

    /** Instead of monitorenter, where the model is the lock. */
    public static void lock(Object monitor, int site) {
        if (monitor == null) {
            throw StackCut.cut(new NullPointerException("Cannot enter synchronized block"));
        }
        primitives(site).lock(monitor, site);
    }

    /** Instead of monitorexit, where the model is the lock. */
    public static void unlock(Object monitor, int site) {
        if (monitor == null) {
            throw StackCut.cut(new NullPointerException());
        }
        primitives(site).unlock(monitor, site);
    }

    /** Before an instruction that may initialize a class of the program: no event, but another may initialize it. */
    public static void beforeInitialization(Class<?> type) {
        if (ClassInitialization.isGoingOn) {
            Execution run = CurrentRun.execution;
            ProgramThread t = run == null ? null : ThreadTable.current();
            if (t != null && !t.isQuiet()) {
                run.beforeInitialization(t, type);
            }
        }
        ClassInitialization.requested = type;
    }

    /** First in a class initializer of the program. */
    public static void classInitBegin(Class<?> type, int site) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            ProgramThread t = active(run, site);
            if (t != null) {
                run.classInitBegin(t, type, site);
            }
        }
    }

    /** Last in a class initializer of the program, also when it throws. */
    public static void classInitEnd(Class<?> type, int site) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            ProgramThread t = active(run, site);
            if (t != null) {
                run.classInitEnd(t, type, site);
            }
        }
    }

    /** Last in a class initializer of the program that makes no events. */
    public static void initialized(Class<?> type) {
        CurrentRun.initialized(type);
    }

    // ---- life of threads and untraced regions: called from JDK classes

    /** First in Thread.run and in every run() of the program that overrides it. */
    public static void threadBegin(Thread thread) {
        Execution run = CurrentRun.execution;
        if (run != null && thread == Thread.currentThread()) {
            ProgramThread t = ThreadTable.current();
            if (t != null && t.mayStart()) {
                run.threadBegin(t);
            }
        }
    }

    /** First in Thread.exit, which the JVM calls when a thread ends. */
    public static void threadEnd(Thread thread) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            ProgramThread t = ThreadTable.of(thread);
            if (t != null) {
                ThreadFlocks.leave(t);
                run.threadEnd(t);
            }
        }
    }

    /** First in ThreadFlock.onStart and onExit: true when that is done. */
    public static boolean isCounted(Thread thread) {
        return ThreadFlocks.isCounted(thread);
    }

    /** First in Thread.dispatchUncaughtException. */
    public static void uncaught(Thread thread, Throwable exception) {
        Execution run = CurrentRun.execution;
        if (run != null) {
            ProgramThread t = ThreadTable.of(thread);
            if (t != null) {
                run.uncaught(t, exception);
            }
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
