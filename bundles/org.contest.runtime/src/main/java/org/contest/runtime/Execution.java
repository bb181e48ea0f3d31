/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunResult;
import org.contest.runtime.hooks.Hooks;
import org.contest.runtime.jdk.HeapReserve;
import org.contest.runtime.run.RunControl;

/**
 * One run, as instrumented code sees it through {@link Hooks}. Two kinds exist: threads run free under noise, or one
 * at a time under a scheduler. Every method is called on the program thread {@code t}, never inside an untraced region.
 * <p>
 * Conventions: {@code site} is the program location; {@code target} the object accessed, null for a static field;
 * {@code detail} the array index, or the hash of the field's name for a static field. Nanoseconds unless said.
 */
public abstract class Execution {

    /** What its threads have made. */
    public final MadeObjects made = new MadeObjects();
    private final UnseenLocks unseenLocks = new UnseenLocks();
    private final AtomicInteger threadCount = new AtomicInteger();
    private boolean keepsJvm;
    private volatile int exitCode;
    private volatile boolean hasUntold;

    /** The next thread index. */
    protected final int nextIndex() {
        return threadCount.getAndIncrement();
    }

    /** Number of threads that this run has seen. */
    public final int threadCount() {
        return threadCount.get();
    }

    /**
     * The seed of what the program sees of its environment, in a run with this seed; a replay has that of its trace.
     */
    public long environmentSeed(long seed) {
        return seed;
    }

    /** Makes the state of a thread of the program; the caller enters it in {@link ThreadTable}. */
    public abstract ProgramThread newThread(Thread thread, String identity);

    /** A thread that nobody started under our eyes reached a program site: take it in, or return null to ignore it. */
    public abstract ProgramThread adopt(Thread thread);

    // ---- shared accesses

    /** True for an access of a plain variable that is no event of this run. */
    public boolean isUntold(ProgramThread t, int site) {
        return false;
    }

    /** Before a read or write; {@code kind.isAccess()}. */
    public abstract void beforeAccess(ProgramThread t, EventKind kind, Object target, int detail, int site);

    /** As {@link #beforeAccess} of a static field, where the access may initialize the class that declares it. */
    public void beforeStaticAccess(ProgramThread t, EventKind kind, Class<?> type, int variable, int site) {
        beforeAccess(t, kind, null, variable, site);
    }

    /** Before a call of a synchronized JDK method on {@code receiver}, one atomic operation. */
    public abstract void beforeLibraryCall(ProgramThread t, Object receiver, int site);

    /** Inside a call of that kind, where the receiver's monitor is held; not of all JDK classes. */
    public void insideLibraryCall(ProgramThread t, Object receiver) {
        // who has ordered the call before needs nothing here
    }

    // ---- monitors: around the real instruction (REAL), or instead of it (MODEL)

    /** Before a real monitorenter; returns when it may be tried. */
    public abstract void beforeMonitorEnter(ProgramThread t, Object monitor, int site);

    /** After a real monitorenter. */
    public abstract void afterMonitorEnter(ProgramThread t, Object monitor, int site);

    /** Before a call of {@code hashCode}. */
    public void beforeHashCode(ProgramThread t, Object object) {
    }

    /** Before a real monitorexit. */
    public abstract void beforeMonitorExit(ProgramThread t, Object monitor, int site);

    /** After a real monitorexit. */
    public abstract void afterMonitorExit(ProgramThread t, Object monitor, int site);

    /** True when the order that locks of the JDK make is told. */
    protected boolean tellsUnseenLocks() {
        return false;
    }

    /** After a thread has taken a lock inside the JDK, which is no event. */
    public final void hasTakenUnseen(ProgramThread t, Object lock) {
        if (tellsUnseenLocks()) {
            t.enterQuiet();
            unseenLocks.taken(t, lock);
            t.leaveQuiet();
        }
    }

    /** Before a thread gives such a lock back. */
    public final void givesBackUnseen(ProgramThread t, Object lock) {
        if (tellsUnseenLocks()) {
            t.enterQuiet();
            unseenLocks.given(t, lock);
            t.leaveQuiet();
        }
    }

    /** Before a thread waits for a signal of such a lock, for as long as it takes. */
    public void beforeUnseenWait(ProgramThread t) { // of no model
    }

    // ---- threads

    /** First thing that a thread does. */
    public abstract void threadBegin(ProgramThread t);

    /** Last thing that a thread does. */
    public abstract void threadEnd(ProgramThread t);

    /** True when the life of a thread is told by the run's model, not by the JVM. */
    public boolean isModelled(Thread thread) {
        return false;
    }

    /** The primitives of a thread that has events now. */
    public abstract Primitives events();

    /** The primitives of a thread without events: in an untraced region of the run, or of no run and uncontrolled. */
    public Primitives unseen(boolean inUntracedRegion) {
        return Primitives.REAL;
    }

    /**
     * True when a time limit that a framework waited for is over because noise held threads back that could have gone
     * on: a test that fails by it fails by timing only.
     */
    public boolean expiredByNoise() {
        return false;
    }

    // ---- class initialization and environment

    /** A class initializer of the program begins. */
    public abstract void classInitBegin(ProgramThread t, Class<?> type, int site);

    /** A class initializer of the program ended. */
    public abstract void classInitEnd(ProgramThread t, Class<?> type, int site);

    /** Before an instruction that initializes a class of the program, if nobody has yet; asked while one goes on. */
    public void beforeInitialization(ProgramThread t, Class<?> type) {
    }

    /** What the program shall see for {@code real}, which the JVM gave; kinds of category ENVIRONMENT. */
    public abstract long environment(ProgramThread t, EventKind kind, long real, int site);

    /**
     * Before a call of the operating system in which threads wait for each other.
     *
     * @param acts true when it is what others wait for, and does not wait as a rule
     */
    public void beginSystemCall(ProgramThread t, boolean acts, int site) {
        environment(t, EventKind.OUTSIDE, 0, site);
    }

    /** Before a call of the operating system that may wait for others, when its event has been told. */
    public void beforeSystemWait(ProgramThread t, int site) { // of no model
    }

    /** After it has returned; not where it threw. */
    public void endSystemCall(ProgramThread t) { // nobody waits for that in general
    }

    /** Before a call of native code of the program, as {@link #beginSystemCall}. */
    public void beginNativeCall(ProgramThread t, int site) {
        beginSystemCall(t, true, site);
    }

    /** Thread.threadId and getId of a thread. */
    @SuppressWarnings("deprecation")
    public long threadId(ProgramThread t, Thread of, int site) {
        return environment(t, EventKind.THREAD_ID, of.getId(), site);
    }

    /** An exception that no handler of the thread took. Called once, before the handlers of the program. */
    public final void uncaught(ProgramThread t, Throwable exception) {
        boolean isNoted = false;
        if (exception instanceof OutOfMemoryError) {
            letMemoryGo(t); // first of all: even to load a class takes memory
        } else if (RunAborted.silences(t.thread, exception)) {
            return;
        }
        if (t.index == 0) {
            exitCode = 1;
        }
        while (!isNoted && !hasUntold) {
            try {
                noteUncaught(t, exception);
                isNoted = true;
            } catch (OutOfMemoryError e) {
                hasUntold = !HeapReserve.letPartGo();
            }
        }
    }

    /** When main dies of a full heap the JVM is about to end, and has to start the threads that do it. */
    private static void letMemoryGo(ProgramThread t) {
        if (t.index == 0) {
            HeapReserve.letGo();
        } else {
            HeapReserve.letPartGo();
        }
    }

    /** Notes an exception for {@link #uncaught}; again, when the heap had no memory for it. */
    protected abstract void noteUncaught(ProgramThread t, Throwable exception);

    /** An exception was made, which may be thrown and caught, and be uncaught in the end. By any thread, often. */
    public void made(Throwable exception) {
    }

    /** The heap was so full that an exception could not be noted: it is told at the end of the run. */
    public final void tellUntold() {
        if (hasUntold) {
            report(new Failure(FailureKind.EXCEPTION, OutOfMemoryError.class.getName(),
                "The heap was too full to tell more.", "", List.of(), false));
        }
    }

    // ---- the run

    /** Called by {@link RunControl} on the main thread, with its state entered. */
    public abstract void begin(ProgramThread main);

    /**
     * Called by {@link RunControl} when main has returned or the JVM goes down: waits for nothing, closes the trace,
     * sums up. Health is filled in by the caller.
     */
    public abstract RunResult end(RunResult.Health health);

    // ---- the run inside one JVM, by RunControl.run

    /** The thread object that shall be thread 0: the caller, unless the execution can run another. */
    public Thread mainThread() {
        return Thread.currentThread();
    }

    /**
     * Runs the program's body as thread {@code main}, and returns when all threads have ended that hold the run open.
     */
    public void runMain(ProgramThread main, Runnable body) {
        runBody(main, body);
        awaitThreads(main);
    }

    /** Runs a body as the JVM runs a thread: what it throws is uncaught. */
    protected final void runBody(ProgramThread main, Runnable body) {
        try {
            body.run();
        } catch (RunAborted e) {
            return; // the run has ended before its program
        } catch (Throwable e) {
            uncaught(main, e);
        }
    }

    /** Main has returned: waits for the threads that are no daemons, where the execution can. */
    protected void awaitThreads(ProgramThread main) {
    }

    /** This JVM goes on after the run: {@link #exit} does not end it. */
    public final void keepJvm() {
        keepsJvm = true;
    }

    /** True when this JVM goes on after the run. */
    public final boolean keepsJvm() {
        return keepsJvm;
    }

    /** With which the JVM ends when its last thread that is no daemon has ended. */
    public final int exitCode() {
        return exitCode;
    }

    /** True when the run holds threads up that have not ended with it. */
    public boolean holdsThreads() {
        return false;
    }

    /** The run has ended, and the JVM is about to: threads that the run holds are unwound. */
    public void letGo() {
    }

    /**
     * The program asks for the end of the JVM: the run ends here. Returns when the JVM may end.
     *
     * @throws RunAborted where the JVM shall go on
     */
    public abstract void exit(ProgramThread t, int status, int site);

    /**
     * A test framework is done with its tests, and would end the JVM: threads that are left may go on while they do
     * something, and fail, but that they wait for ever is no failure.
     */
    public abstract void testsEnded();

    /** Notes who ended the JVM, for the oracle that knows which exit code is right. */
    protected final void noteExit(ProgramThread t, int status) {
        if (status != 0) {
            t.enterQuiet();
            try {
                report(new Failure(FailureKind.EXIT, Integer.toString(status), "", t.thread.getName(),
                    FailureLog.framesBelowHook(Thread.currentThread().getStackTrace()), false));
            } finally {
                t.leaveQuiet();
            }
        }
    }

    /**
     * Names of threads for which no other run should follow in this JVM: they go on, or the JDK counts on them and they
     * ended with the run.
     */
    public List<String> taints() {
        return List.of();
    }

    /** The time that the program sees, for our own sums: no event. */
    public long currentTimeMillis() {
        return System.currentTimeMillis();
    }

    /** The time on which limits of sockets run, as {@link System#nanoTime} has it. */
    public abstract long outsideNanos();

    /** Adds a failure that was seen outside, as by a test framework. */
    public abstract void report(Failure failure);

    /** The failures so far. */
    public abstract List<Failure> failures();
}
