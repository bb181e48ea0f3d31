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
import org.contest.runtime.jdk.ThreadContainers;
import org.contest.runtime.jdk.ThreadOverrides;

/**
 * Called by instrumented code instead of a JDK operation that blocks or wakes: the operands of the call, then the site.
 * How the thread does it is said by its {@link Primitives}.
 */
public final class OperationHooks {

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int MAX_NANOS = 999_999;

    private OperationHooks() {
    }

    /** Looking at a class is our own work, in instrumented classes of the JDK. */
    private static boolean overrides(Thread thread, String method) {
        Hooks.enterQuiet();
        try {
            return ThreadOverrides.has(thread, method);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** First in main and in every test method: ends the launcher's untraced region. */
    public static void enterProgram() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.enterProgram();
        }
    }

    /** Last in a test method, also when it throws: back in the launcher's untraced region. */
    public static void exitProgram() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.exitProgram();
        }
    }

    // ---- the end of the JVM

    /** First in Runtime.exit and Runtime.halt. Does not return where the JVM shall go on. */
    public static void exiting(int status, int site) {
        ProgramThread t = Hooks.starter(site);
        if (t != null) {
            CurrentRun.execution.exit(t, status, site);
        }
    }

    /** Then in Runtime.halt, which ends the JVM on the spot. */
    public static void halting() {
        CurrentRun.halting();
    }

    // ---- conditions

    /** Object.wait(). */
    @InsteadOf(value = "java/lang/Object.wait()V", event = EventKind.WAIT)
    public static void waitOn(Object monitor, int site) throws InterruptedException {
        Hooks.require(monitor, "Object.wait()");
        waitNanos(monitor, 0, site);
    }

    /** Object.wait(long). */
    @InsteadOf(value = "java/lang/Object.wait(J)V", event = EventKind.WAIT)
    public static void waitOn(Object monitor, long millis, int site) throws InterruptedException {
        Hooks.require(monitor, "Object.wait(long)");
        waitNanos(monitor, toNanos(millis, 0), site);
    }

    /** Object.wait(long, int). */
    @InsteadOf(value = "java/lang/Object.wait(JI)V", event = EventKind.WAIT)
    public static void waitOn(Object monitor, long millis, int nanos, int site) throws InterruptedException {
        Hooks.require(monitor, "Object.wait(long, int)");
        waitNanos(monitor, toNanos(millis, nanos), site);
    }

    private static void waitNanos(Object monitor, long nanos, int site) throws InterruptedException {
        try {
            Hooks.primitives(site).waitOn(monitor, nanos, site);
        } catch (InterruptedException | RuntimeException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Object.notify(). */
    @InsteadOf(value = "java/lang/Object.notify()V", event = EventKind.NOTIFY)
    public static void notifyOne(Object monitor, int site) {
        Hooks.require(monitor, "Object.notify()");
        try {
            Hooks.primitives(site).notifyOne(monitor, site);
        } catch (RuntimeException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Object.notifyAll(). */
    @InsteadOf(value = "java/lang/Object.notifyAll()V", event = EventKind.NOTIFY_ALL)
    public static void notifyAll(Object monitor, int site) {
        Hooks.require(monitor, "Object.notifyAll()");
        try {
            Hooks.primitives(site).notifyAll(monitor, site);
        } catch (RuntimeException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Thread.holdsLock(Object). */
    @InsteadOf(value = "java/lang/Thread.holdsLock(Ljava/lang/Object;)Z", event = EventKind.THREAD_STATE)
    public static boolean holdsLock(Object monitor, int site) {
        if (monitor == null) {
            throw StackCut.cut(new NullPointerException());
        }
        return Hooks.primitives(site).holdsLock(monitor, site);
    }

    // ---- threads

    /** Thread.start(), called virtually: an override of the program runs as it is. */
    @InsteadOf(dispatched = "java/lang/Thread.start()V", event = EventKind.THREAD_START)
    public static void start(Thread thread, int site) {
        Hooks.require(thread, "java.lang.Thread.start()");
        if (overrides(thread, "start")) {
            thread.start();
        } else {
            superStart(thread, site);
        }
    }

    /** Thread's own start(), as by {@code super.start()}. */
    @InsteadOf(direct = "java/lang/Thread.start()V", event = EventKind.THREAD_START)
    public static void superStart(Thread thread, int site) {
        ProgramThread t = Hooks.starter(site);
        try {
            if (t == null) {
                Primitives.REAL.start(thread, site);
            } else {
                t.starting = thread;
                CurrentRun.execution.events().start(thread, site);
            }
        } catch (RuntimeException e) {
            StackCut.cut(e);
            throw e;
        } finally {
            if (t != null) {
                t.starting = null;
            }
        }
    }

    /**
     * First in Thread.start itself: a start that no call site told of, as by reflection, a method reference or a class
     * out of scope. True when it is done.
     */
    public static boolean startUnseen(Thread thread, int site) {
        ProgramThread t = CurrentRun.thread();
        if (t == null || !t.mayStart() || t.starting == thread) {
            return false;
        }
        superStart(thread, site);
        return true;
    }

    /** Thread.start(ThreadContainer), by which executors and thread flocks of JDK 19 and up start their threads. */
    @InsteadOf(
        value = "jdk/internal/access/JavaLangAccess.start(Ljava/lang/Thread;Ljdk/internal/vm/ThreadContainer;)V 21",
        event = EventKind.THREAD_START)
    public static void startIn(Thread thread, Object container, int site) {
        ProgramThread t = Hooks.starter(site);
        if (t == null) {
            ThreadContainers.start(thread, container);
            return;
        }
        boolean started = false;
        ThreadFlocks.enter(t, thread, container);
        try {
            superStart(thread, site);
            started = true;
        } finally {
            ThreadFlocks.entered(t, thread, started);
        }
    }

    /**
     * First in Thread.join(long) itself: a join that no call site told of, of a thread that the run has in its model
     * and the JVM may never have started. True when it is done.
     */
    public static boolean joinUnseen(Thread thread, long millis, int site) throws InterruptedException {
        if (!isModelled(thread)) {
            return false;
        }
        join(thread, millis, site);
        return true;
    }

    /** First in Thread.isAlive itself: true when {@link #isAlive} has to answer instead. */
    public static boolean aliveUnseen(Thread thread) {
        return isModelled(thread);
    }

    private static boolean isModelled(Thread thread) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : ThreadTable.current();
        return t != null && (!t.isQuiet() || t.isInUntracedRegion()) && run.isModelled(thread);
    }

    /** Thread.join(). */
    @InsteadOf(value = "java/lang/Thread.join()V", event = EventKind.JOIN)
    public static void join(Thread thread, int site) throws InterruptedException {
        Hooks.require(thread, "java.lang.Thread.join()");
        joinNanos(thread, 0, site);
    }

    /** Thread.join(long). */
    @InsteadOf(value = "java/lang/Thread.join(J)V", event = EventKind.JOIN)
    public static void join(Thread thread, long millis, int site) throws InterruptedException {
        Hooks.require(thread, "java.lang.Thread.join(long)");
        joinNanos(thread, toNanos(millis, 0), site);
    }

    /** Thread.join(long, int). */
    @InsteadOf(value = "java/lang/Thread.join(JI)V", event = EventKind.JOIN)
    public static void join(Thread thread, long millis, int nanos, int site) throws InterruptedException {
        Hooks.require(thread, "java.lang.Thread.join(long, int)");
        joinNanos(thread, toNanos(millis, nanos), site);
    }

    /** Thread.join(Duration), JDK 19 and up. */
    @InsteadOf(dispatched = "java/lang/Thread.join(Ljava/time/Duration;)Z 19", event = EventKind.JOIN)
    public static boolean join(Thread thread, java.time.Duration duration, int site) throws InterruptedException {
        Hooks.require(thread, "java.lang.Thread.join(java.time.Duration)");
        long nanos = duration.toNanos();
        if (nanos > 0) {
            joinNanos(thread, nanos, site);
        }
        return !isAlive(thread, site);
    }

    private static void joinNanos(Thread thread, long nanos, int site) throws InterruptedException {
        try {
            Hooks.primitives(site).join(thread, nanos, site);
        } catch (InterruptedException | RuntimeException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Thread.sleep(long). */
    @InsteadOf(value = "java/lang/Thread.sleep(J)V", event = EventKind.SLEEP)
    public static void sleep(long millis, int site) throws InterruptedException {
        sleepNanos(toNanos(millis, 0), site);
    }

    /** Thread.sleep(long, int). */
    @InsteadOf(value = "java/lang/Thread.sleep(JI)V", event = EventKind.SLEEP)
    public static void sleep(long millis, int nanos, int site) throws InterruptedException {
        sleepNanos(toNanos(millis, nanos), site);
    }

    /** Thread.sleep(Duration), JDK 19 and up. */
    @InsteadOf(value = "java/lang/Thread.sleep(Ljava/time/Duration;)V 19", event = EventKind.SLEEP)
    public static void sleep(java.time.Duration duration, int site) throws InterruptedException {
        sleepNanos(Math.max(0, duration.toNanos()), site);
    }

    private static void sleepNanos(long nanos, int site) throws InterruptedException {
        try {
            Hooks.primitives(site).sleep(nanos, site);
        } catch (InterruptedException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Thread.yield(). */
    @InsteadOf(value = "java/lang/Thread.yield()V", event = EventKind.YIELD)
    public static void yield(int site) {
        Hooks.primitives(site).giveWay(site);
    }

    /** Thread.onSpinWait(). */
    @InsteadOf(value = "java/lang/Thread.onSpinWait()V", event = EventKind.SPIN)
    public static void onSpinWait(int site) {
        Hooks.primitives(site).spin(site);
    }

    /** Thread.interrupt(), called virtually: an override of the program runs as it is. */
    @InsteadOf(dispatched = "java/lang/Thread.interrupt()V", event = EventKind.INTERRUPT)
    public static void interrupt(Thread thread, int site) {
        Hooks.require(thread, "java.lang.Thread.interrupt()");
        if (overrides(thread, "interrupt")) {
            thread.interrupt();
        } else {
            superInterrupt(thread, site);
        }
    }

    /** Thread's own interrupt(), as by {@code super.interrupt()}. */
    @InsteadOf(direct = "java/lang/Thread.interrupt()V", event = EventKind.INTERRUPT)
    public static void superInterrupt(Thread thread, int site) {
        Hooks.primitives(site).interrupt(thread, site);
    }

    /**
     * First in Thread.interrupt itself: an interrupt by a framework, whose call sites nobody knows. True when it is
     * done.
     */
    public static boolean interruptUnseen(Thread thread) {
        ProgramThread t = CurrentRun.thread();
        if (t == null || !t.isInUntracedRegion()) {
            return false;
        }
        CurrentRun.execution.unseen(true).interrupt(thread, -1);
        return true;
    }

    /** Thread.interrupted(). */
    @InsteadOf(value = "java/lang/Thread.interrupted()Z", event = EventKind.INTERRUPTED)
    public static boolean interrupted(int site) {
        return Hooks.primitives(site).isInterrupted(Thread.currentThread(), true, site);
    }

    /** Thread.isInterrupted(). */
    @InsteadOf(dispatched = "java/lang/Thread.isInterrupted()Z", event = EventKind.INTERRUPTED)
    public static boolean isInterrupted(Thread thread, int site) {
        Hooks.require(thread, "java.lang.Thread.isInterrupted()");
        return Hooks.primitives(site).isInterrupted(thread, false, site);
    }

    /** Thread.isAlive(). */
    @InsteadOf(value = "java/lang/Thread.isAlive()Z", event = EventKind.THREAD_STATE)
    public static boolean isAlive(Thread thread, int site) {
        Hooks.require(thread, "java.lang.Thread.isAlive()");
        return Hooks.primitives(site).isAlive(thread, site);
    }

    /** Thread.getState(). */
    @InsteadOf(dispatched = "java/lang/Thread.getState()Ljava/lang/Thread$State;", event = EventKind.THREAD_STATE)
    public static Thread.State getState(Thread thread, int site) {
        Hooks.require(thread, "java.lang.Thread.getState()");
        return Hooks.primitives(site).getState(thread, site);
    }

    // ---- LockSupport, and Unsafe.park and unpark inside the JDK

    /** LockSupport.park(). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.park()V", event = EventKind.PARK)
    public static void park(int site) {
        parkNanos(null, 0, site);
    }

    /** LockSupport.park(Object). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.park(Ljava/lang/Object;)V", event = EventKind.PARK)
    public static void park(Object blocker, int site) {
        parkNanos(blocker, 0, site);
    }

    /** LockSupport.parkNanos(long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkNanos(J)V", event = EventKind.PARK)
    public static void parkNanos(long nanos, int site) {
        parkNanos(null, nanos > 0 ? nanos : -1, site);
    }

    /** LockSupport.parkNanos(Object, long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkNanos(Ljava/lang/Object;J)V", event = EventKind.PARK)
    public static void parkNanosBlocker(Object blocker, long nanos, int site) {
        parkNanos(blocker, nanos > 0 ? nanos : -1, site);
    }

    /** LockSupport.parkUntil(long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkUntil(J)V", event = EventKind.PARK)
    public static void parkUntil(long deadline, int site) {
        parkNanos(null, untilNanos(deadline), site);
    }

    /** LockSupport.parkUntil(Object, long). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.parkUntil(Ljava/lang/Object;J)V", event = EventKind.PARK)
    public static void parkUntilBlocker(Object blocker, long deadline, int site) {
        parkNanos(blocker, untilNanos(deadline), site);
    }

    /** Unsafe.park(boolean, long), without its receiver. */
    @InsteadOf(value = "jdk/internal/misc/Unsafe.park(ZJ)V", event = EventKind.PARK)
    public static void unsafePark(boolean absolute, long time, int site) {
        parkNanos(null, absolute ? untilNanos(time) : time, site);
    }

    private static long untilNanos(long deadline) {
        Execution run = CurrentRun.execution;
        long millis = deadline - (run == null ? System.currentTimeMillis() : run.currentTimeMillis());
        return millis > 0 ? toNanos(millis, 0) : -1;
    }

    private static void parkNanos(Object blocker, long nanos, int site) {
        Hooks.primitives(site).park(blocker, nanos, site);
    }

    /** LockSupport.unpark(Thread). */
    @InsteadOf(value = "java/util/concurrent/locks/LockSupport.unpark(Ljava/lang/Thread;)V", event = EventKind.UNPARK)
    public static void unpark(Thread thread, int site) {
        if (thread != null) {
            Hooks.primitives(site).unpark(thread, site);
        }
    }

    /** Unsafe.unpark(Object), without its receiver. */
    @InsteadOf(value = "jdk/internal/misc/Unsafe.unpark(Ljava/lang/Object;)V", event = EventKind.UNPARK)
    public static void unsafeUnpark(Object thread, int site) {
        unpark((Thread) thread, site);
    }

    /** As Object.wait and Thread.join count: a positive rest of nanoseconds is never lost, too much is the most. */
    private static long toNanos(long millis, int nanos) {
        if (millis < 0 || nanos < 0 || nanos > MAX_NANOS) {
            throw StackCut.cut(new IllegalArgumentException(
                millis < 0 ? "timeout value is negative" : "nanosecond timeout value out of range"));
        }
        return millis > Long.MAX_VALUE / NANOS_PER_MILLI - 1 ? Long.MAX_VALUE : millis * NANOS_PER_MILLI + nanos;
    }
}
