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
 * Called by instrumented code instead of methods of Thread, and first in some of these methods, for callers without
 * hooks. How the thread does the operation is said by its {@link Primitives}.
 */
public final class ThreadHooks {

    private ThreadHooks() {
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
        if (t == null || !t.mayStart() || t.starting == thread || BackgroundThreads.isStarting()) {
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
        joinNanos(thread, Nanos.of(millis, 0), site);
    }

    /** Thread.join(long, int). */
    @InsteadOf(value = "java/lang/Thread.join(JI)V", event = EventKind.JOIN)
    public static void join(Thread thread, long millis, int nanos, int site) throws InterruptedException {
        Hooks.require(thread, "java.lang.Thread.join(long, int)");
        joinNanos(thread, Nanos.of(millis, nanos), site);
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
        sleepNanos(Nanos.of(millis, 0), site);
    }

    /** Thread.sleep(long, int). */
    @InsteadOf(value = "java/lang/Thread.sleep(JI)V", event = EventKind.SLEEP)
    public static void sleep(long millis, int nanos, int site) throws InterruptedException {
        sleepNanos(Nanos.of(millis, nanos), site);
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

    /** Before a fence of VarHandle or Unsafe. */
    public static void beforeFence(int site) {
        Hooks.primitives(site).fence(site);
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
     * First in Thread.interrupt itself: an interrupt by a framework, or by a class of the JDK that is out of scope,
     * whose call sites nobody knows. True when it is done.
     */
    public static boolean interruptUnseen(Thread thread) {
        ProgramThread t = CurrentRun.thread();
        if (t == null || !t.isInUntracedRegion() && (t.isQuiet() || !CurrentRun.execution.isModelled(thread))) {
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
}
