/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.concurrent.locks.LockSupport;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RealOperations;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.baton.Baton;
import org.contest.runtime.baton.VirtualThreads;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.model.ThreadList;
import org.contest.runtime.model.Timers;

/** Life and flags of threads, permits and sleeps, called with the baton (JLS 17.2, 17.3; java.lang.Thread). */
final class ThreadOperations {

    /** A thread that parks no longer than this waits for nothing but the next steps of others. */
    private static final long BACK_OFF_NANOS = 100_000;

    private final Scheduler scheduler;
    private final Chooser chooser;
    private final Model model;
    private final Journal journal;
    private final Baton baton;
    private final ThreadRoll roll;
    private final JdkThreads jdkThreads;
    private final ShortSleeps shortSleeps;
    private final TimedWaits timedWaits;

    ThreadOperations(Scheduler scheduler, Chooser chooser, Model model, Journal journal, Baton baton, ThreadRoll roll,
        JdkThreads jdkThreads, ShortSleeps shortSleeps, TimedWaits timedWaits) {
        this.shortSleeps = shortSleeps;
        this.timedWaits = timedWaits;
        this.scheduler = scheduler;
        this.chooser = chooser;
        this.model = model;
        this.journal = journal;
        this.baton = baton;
        this.roll = roll;
        this.jdkThreads = jdkThreads;
    }

    /** The thread as one of this run, or null. */
    static ModelThread modelOf(Thread thread) {
        ProgramThread state = ThreadTable.of(thread);
        return state instanceof ModelThread model ? model : null;
    }

    // ---- life

    /** {@code child} is made by the execution, and not yet entered in the table. */
    void start(ModelThread t, ModelThread child, int site) {
        boolean started = false;
        child.interrupted = RealOperations.isInterrupted(child.thread); // before it was started
        try {
            ThreadTable.put(child);
            baton.start(child);
            started = true;
        } finally {
            if (!started) {
                ThreadTable.remove(child);
            }
            journal.add(t, EventKind.THREAD_START, child.thread, 0, site, started ? child.index : -1);
        }
        roll.add(child);
        jdkThreads.start(child);
        journal.thread(child);
        child.pend(EventKind.THREAD_BEGIN, child.thread, 0, -1);
        model.enabled().add(child);
    }

    /** The thread's last event: those who wait for its end go on. */
    void end(ModelThread t, MonitorOperations monitors) {
        scheduler.minorPoint(t, EventKind.THREAD_END, t.thread, 0, -1);
        journal.add(t, EventKind.THREAD_END, t.thread, 0, -1, 0);
        for (ModelThread joiner = t.joiners; joiner != null; joiner = t.joiners) {
            t.joiners = ThreadList.remove(t.joiners, joiner);
            if (joiner.outcome == null) {
                joiner.joining = null;
                chooser.wake(joiner, WaitOutcome.SIGNALLED);
            }
        }
        monitors.wakeAll(t.thread);
    }

    /**
     * Thread.join; {@code other} is null when {@code thread} is not of this run, and has ended or was never started.
     */
    void join(ModelThread t, ModelThread other, Thread thread, long nanos, int site) throws InterruptedException {
        t.outcome = null;
        if (t.interrupted || hasEnded(other)) {
            scheduler.point(t, EventKind.JOIN, thread, 0, site);
            t.outcome = hasEnded(other) ? WaitOutcome.SIGNALLED : WaitOutcome.INTERRUPTED;
        } else {
            t.pend(EventKind.JOIN, thread, 0, site);
            blockInJoin(t, other, nanos);
        }
        WaitOutcome outcome = t.outcome;
        t.outcome = null;
        journal.add(t, EventKind.JOIN, thread, 0, site, outcome.ordinal());
        throwIfInterrupted(t, outcome);
    }

    void blockInJoin(ModelThread t, ModelThread other, long nanos) {
        t.joining = other;
        other.joiners = ThreadList.append(other.joiners, t);
        block(t, nanos);
        other.joiners = ThreadList.remove(other.joiners, t);
        t.joining = null;
    }

    static boolean hasEnded(ModelThread other) {
        return other == null || other.life == Life.ENDED;
    }

    /** Blocks until somebody gives an outcome, or the time is over. */
    private void block(ModelThread t, long nanos) {
        model.enabled().remove(t);
        timedWaits.block(t, nanos);
    }

    static void throwIfInterrupted(ModelThread t, WaitOutcome outcome) throws InterruptedException {
        if (outcome == WaitOutcome.INTERRUPTED) {
            t.interrupted = false;
            throw new InterruptedException();
        }
    }

    /**
     * Thread.sleep: a short one returns at any time, as a sleeper does when the others are slow, and the clock then
     * shows it; a long one, or one more of many, when nobody else can go on or its time has come; where the clock is
     * the real one, not before its time. A replay does not wait again.
     */
    void sleep(ModelThread t, long nanos, int site) throws InterruptedException {
        t.sleeping = true;
        boolean isShort = model.mode().isVirtual() && shortSleeps.mayEndEarly(t, nanos);
        boolean passesAtOnce = isShort || scheduler.isFollowing() || t.interrupted || nanos == 0;
        try {
            if (passesAtOnce) {
                scheduler.point(t, EventKind.SLEEP, null, 0, site);
            } else {
                t.pend(EventKind.SLEEP, null, 0, site);
                t.outcome = null;
                block(t, nanos);
                t.outcome = null;
            }
        } finally {
            t.sleeping = false;
        }
        WaitOutcome outcome = t.interrupted ? WaitOutcome.INTERRUPTED : WaitOutcome.TIMED_OUT;
        if (outcome == WaitOutcome.TIMED_OUT && passesAtOnce && model.mode().isVirtual()) {
            model.clock().advanceTo(model.clock().deadline(nanos));
            chooser.expired();
        }
        if (isShort && nanos > 0 && outcome == WaitOutcome.TIMED_OUT && model.enabled().size() > 1) {
            shortSleeps.ended(t, nanos, site);
        }
        journal.add(t, EventKind.SLEEP, null, 0, site, outcome.ordinal());
        throwIfInterrupted(t, outcome);
    }

    // ---- interrupt

    void interrupt(ModelThread t, Thread other, int site) {
        scheduler.point(t, EventKind.INTERRUPT, other, 0, site);
        ModelThread target = modelOf(other);
        journal.add(t, EventKind.INTERRUPT, other, 0, site, target == null ? -1 : target.index);
        interrupt(other);
    }

    /** Sets the flag, and ends what the thread is blocked in. */
    void interrupt(Thread other) {
        ModelThread target = modelOf(other);
        if (target == null) {
            RealOperations.interrupt(other);
            return;
        }
        if (target.isUncontrolled()) {
            baton.interrupt(target);
            unparkUncontrolled(target);
            if (isFollowedOutside(target)) {
                return;
            }
        }
        target.interrupted = true;
        if (target.life != Life.ENDED && isBlocked(target)) {
            chooser.wake(target, WaitOutcome.INTERRUPTED);
        }
    }

    /**
     * True where the JVM tells what became of an interrupt without the baton. A virtual thread waits by code of the
     * JDK, which looks at the thread again when it has come back.
     */
    static boolean isFollowedOutside(ModelThread t) {
        return !VirtualThreads.is(t.thread);
    }

    private boolean isBlocked(ModelThread t) {
        boolean sleeps = t.sleeping && t.deadline != Timers.NEVER;
        return t.waiting || (t.parked || t.joining != null || sleeps) && t.outcome == null;
    }

    boolean isInterrupted(ModelThread t, Thread other, boolean clear, int site) {
        scheduler.point(t, EventKind.INTERRUPTED, other, 0, site);
        boolean interrupted = isInterrupted(other, clear);
        journal.add(t, EventKind.INTERRUPTED, other, 0, site, interrupted ? 1 : 0);
        return interrupted;
    }

    /** The flag; {@code clear} for a thread that asks for its own. */
    boolean isInterrupted(Thread other, boolean clear) {
        ModelThread target = modelOf(other);
        if (target == null) {
            return other.isInterrupted();
        }
        if (target.isUncontrolled() && isFollowedOutside(target)) {
            return baton.isInterrupted(target);
        }
        boolean interrupted = target.interrupted;
        target.interrupted = interrupted && !clear;
        return interrupted;
    }

    // ---- permits

    /** LockSupport.park: returns with a permit, an interrupt, a passed deadline, or a spurious wake-up asked for. */
    void park(ModelThread t, Object blocker, long nanos, int site) {
        scheduler.point(t, EventKind.PARK, t.thread, 0, site);
        journal.add(t, EventKind.PARK, t.thread, 0, site, nanos);
        if (comesBack(t, nanos)) {
            scheduler.minorPoint(t, EventKind.PARK_END, t.thread, 0, site);
        } else {
            t.pend(EventKind.PARK_END, t.thread, 0, site);
            blockInPark(t, blocker, nanos);
        }
        WaitOutcome outcome = t.permit ? WaitOutcome.SIGNALLED : t.outcome;
        t.permit = false;
        t.outcome = null;
        journal.add(t, EventKind.PARK_END, t.thread, 0, site, outcome.ordinal());
    }

    /** True when a park has nothing to wait for. */
    boolean comesBack(ModelThread t, long nanos) {
        t.outcome = t.permit ? WaitOutcome.SIGNALLED
            : t.interrupted ? WaitOutcome.INTERRUPTED : nanos < 0 ? WaitOutcome.TIMED_OUT : null;
        return t.outcome != null;
    }

    void blockInPark(ModelThread t, Object blocker, long nanos) {
        t.parked = true;
        t.blocker = blocker;
        t.backsOff = nanos > 0 && nanos <= BACK_OFF_NANOS;
        block(t, nanos);
        t.backsOff = false;
        t.parked = false;
        t.blocker = null;
    }

    void unpark(ModelThread t, Thread other, int site) {
        scheduler.point(t, EventKind.UNPARK, other, 0, site);
        ModelThread target = modelOf(other);
        journal.add(t, EventKind.UNPARK, other, 0, site, target == null ? -1 : target.index);
        unpark(other);
    }

    /** Gives a permit, to a thread out of control or in a library also a real one: it may be parked out of sight. */
    void unpark(Thread other) {
        ModelThread target = modelOf(other);
        if (target == null) {
            LockSupport.unpark(other);
            return;
        }
        if (target.isUncontrolled() || target.isInLibrary() && !target.parked) {
            unparkUncontrolled(target);
        }
        target.permit = target.life != Life.ENDED;
        if (target.parked && target.outcome == null) {
            chooser.wake(target, WaitOutcome.SIGNALLED);
        }
    }

    /** Wakes a thread that may be parked out of sight, and the carrier that runs it. */
    void unparkUncontrolled(ModelThread target) {
        LockSupport.unpark(target.thread);
        LockSupport.unpark(baton.carrier(target));
    }

    // ---- states

    boolean isAlive(ModelThread t, Thread other, int site) {
        scheduler.point(t, EventKind.THREAD_STATE, other, 0, site);
        boolean alive = isAlive(other);
        journal.add(t, EventKind.THREAD_STATE, other, 0, site, alive ? 1 : 0);
        return alive;
    }

    boolean isAlive(Thread other) {
        ModelThread target = modelOf(other);
        return target == null ? other.isAlive() : target.life != Life.ENDED;
    }

    Thread.State getState(ModelThread t, Thread other, int site) {
        scheduler.point(t, EventKind.THREAD_STATE, other, 0, site);
        Thread.State state = getState(other);
        journal.add(t, EventKind.THREAD_STATE, other, 0, site, state.ordinal());
        return state;
    }

    Thread.State getState(Thread other) {
        ModelThread target = modelOf(other);
        return target == null ? other.getState() : state(target);
    }

    /** Where a thread stands that may be unmounted; nowhere when it has ended. */
    StackTraceElement[] stack(ModelThread t) {
        return t.life == Life.ENDED ? new StackTraceElement[0] : baton.stack(t);
    }

    private Thread.State state(ModelThread t) {
        if (t.life == Life.ENDED) {
            return Thread.State.TERMINATED;
        }
        boolean timed = t.deadline != Timers.NEVER;
        if (t.sleeping) {
            return Thread.State.TIMED_WAITING;
        }
        if (t.waiting || (t.parked || t.joining != null) && t.outcome == null) {
            return timed ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
        }
        return t.monitor != null && t.monitor.owner() != null ? Thread.State.BLOCKED : Thread.State.RUNNABLE;
    }
}
