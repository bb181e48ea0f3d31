/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.TraceWriter;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.OwnFields;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RealOperations;

/**
 * A thread of a controlled run: its pending operation, and all that Java says of a thread. Only the holder of the baton
 * reads and writes the fields, but for the {@linkplain #claim() lease}.
 */
public final class ModelThread extends ProgramThread {

    /** From {@code start} to the end of {@code run}. */
    public enum Life {
        /** Started; has done nothing yet. */
        STARTED,
        /** Between its first and its last event. */
        RUNNING,
        /** Ended, or given up by an aborted run. */
        ENDED
    }

    /** A thread whose turn was taken away so often in a row at one place polls there. */
    private static final int POLLS = 8;
    private static final VarHandle LEASE = OwnFields.handle(MethodHandles.lookup(), "lease", int.class);
    private static final long HASH_STEP = 0x9E3779B97F4A7C15L;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int IN_PROGRAM = 0;
    private static final int IN_HOOK = 1;
    private static final int UNCONTROLLED = 2;

    /** The thread that started it; null for main and for threads from elsewhere. */
    public final ModelThread parent;
    /** Where its life is. */
    public Life life = Life.STARTED;

    /** The kind of the operation that it is about to do. */
    public EventKind kind = EventKind.THREAD_BEGIN;
    /** The object of that operation; null for a static field. */
    public Object target;
    /** The monitor that it has in the model and is about to enter in the JVM, until its next operation; or null. */
    public Object entering;
    /** Array index, hash of a static field, or 0. */
    public int detail;
    /** The program location of that operation. */
    public int site;
    /** Number of the pending operation of this thread, from 0: tells a new one from the old one. */
    public long step;

    /** The monitor it contends for or waits on, or null. */
    public MonitorModel monitor;
    /** True between {@code wait} and the signal. */
    public boolean waiting;
    /** True while it is blocked in {@code park}. */
    public boolean parked;
    /** True while it is blocked in an untraced region, where no trace tells of it. */
    public boolean unseen;
    /** The blocker given to {@code park}, or null. */
    public Object blocker;
    /** The permit of {@code LockSupport}. */
    public boolean permit;
    /** The interrupt flag; while the thread runs without the baton, the JVM's own one counts. */
    public boolean interrupted;
    /** True while it sleeps. */
    public boolean sleeping;
    /** The thread whose end it waits for, or null. */
    public ModelThread joining;
    /** The class initialization that it waits for, or null. */
    public Initializers.Initialization awaited;
    /** Threads that wait for its end: first of a list linked by {@link #next}. */
    public ModelThread joiners;
    /** Why its blocking operation comes back; null while it does not. */
    public WaitOutcome outcome;
    /** When its timed operation expires, in nanoseconds of the run's clock; {@link Timers#NEVER} when untimed. */
    public long deadline = Timers.NEVER;
    /** When its blocking operation began, on the same clock. */
    public long blockedAt;
    /** Nesting of the monitor given up by {@code wait}. */
    int depth;
    /** Next in the list of contenders, waiters or joiners that it is in. */
    public ModelThread next;

    /** True while it is parked for so short a time that it only lets others go on before it looks again. */
    public boolean backsOff;
    /** Its reads and failed tries since it last did something that others could see: a sign of spinning. */
    public final Looks looks = new Looks();

    /** The place of the call of the system that it began last. */
    private int callSite = -1;
    /** The last such place where its turn was taken away, and how often in a row. */
    private int waitSite = -1;
    private int waits;

    /** For how long, in nanoseconds, it has slept since it last waited for the others. */
    public long sleptEarly;

    /** The number of its events that are in the trace. */
    public long told;
    /** Where the order that locks of the JDK make is told; null for nowhere. */
    public TraceWriter unseenOrder;

    /** What the baton keeps of this thread. */
    public Object spot;

    private volatile int lease = IN_PROGRAM;
    /** Where the identity hash codes of the call of a library begin, and which call that is. */
    private long hashes;
    private int hashesOf = -1;
    /** By sort of classes: how often it has asked for an identity hash code in that call. */
    private int[] asked = new int[ClassSorts.COUNT];

    /** A thread that was just started by {@code parent}, or main. */
    public ModelThread(Thread thread, int index, String identity, ModelThread parent) {
        super(thread, index, identity);
        this.parent = parent;
    }

    /** The time limit of its blocking operation, in milliseconds, rounded up. */
    public long limitMillis() {
        return Math.max(0, deadline - blockedAt + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI;
    }

    /** Sets the pending operation. */
    public void pend(EventKind newKind, Object newTarget, int newDetail, int newSite) {
        kind = newKind;
        target = newTarget;
        detail = newDetail;
        site = newSite;
        entering = null;
        step++;
    }

    /**
     * Notes that the thread begins a call of the system that may wait. True when the thread polls: it has waited so
     * often at this place that it may give its turn away at once.
     */
    public boolean polls(int site) {
        callSite = site;
        return site == waitSite && waits >= POLLS;
    }

    /** Notes that the turn of the thread is taken away in a call of the system. */
    public void waitsLong() {
        waits = callSite == waitSite ? waits + 1 : 1;
        waitSite = callSite;
    }

    /**
     * The next identity hash code that this thread may give this object: the same in every such run. In each call of a
     * library they begin anew, and each sort of classes has its own: what a library does more or less with objects of
     * one class has no effect on those of others, nor on calls that come later.
     */
    public int nextHash(Object object) {
        if (calls.made() != hashesOf) {
            hashesOf = calls.made();
            hashes = mixed(((long) identity.hashCode() << Integer.SIZE) + hashesOf + 1);
            asked = new int[ClassSorts.COUNT];
        }
        int sort = ClassSorts.of(object.getClass());
        long number = (long) ++asked[sort] * ClassSorts.COUNT + sort;
        return CurrentRun.objects.give((int) (mixed(hashes + number * HASH_STEP) >>> Integer.SIZE));
    }

    /** Threads and calls that are next to each other must not begin near each other. */
    private static long mixed(long bits) {
        long once = (bits ^ bits >>> 32) * HASH_STEP;
        return (once ^ once >>> 29) * HASH_STEP;
    }

    /** True when the order of the two pending operations can matter: same variable or object, not both reads. */
    public boolean conflictsWith(EventKind otherKind, Object otherTarget, int otherDetail) {
        if (target != otherTarget || target == null && detail != otherDetail) {
            return false;
        }
        if (kind.isAccess() && otherKind.isAccess()) {
            return detail == otherDetail && (kind.isWrite() || otherKind.isWrite());
        }
        return target != null && !kind.isAccess() && !otherKind.isAccess();
    }

    /** On entry of a hook: false when the thread has lost the baton meanwhile, or never had it. */
    public boolean claim() {
        return LEASE.compareAndSet(this, IN_PROGRAM, IN_HOOK);
    }

    /** On return to the program. */
    public void release() {
        LEASE.setRelease(this, IN_PROGRAM);
    }

    /** The thread, seen stuck in the program, loses the baton; false when it is in a hook. */
    public boolean revoke() {
        return LEASE.compareAndSet(this, IN_PROGRAM, UNCONTROLLED);
    }

    /** Makes a thread that nobody started under control begin without the baton. */
    public void becomeUncontrolled() {
        lease = UNCONTROLLED;
    }

    /** A thread that was outside has the baton again, in a hook. */
    public void comeIn() {
        lease = IN_HOOK;
    }

    /** True when it runs without the baton. */
    public boolean isUncontrolled() {
        return lease == UNCONTROLLED;
    }

    @Override
    public boolean accessesAgain(EventKind accessKind, boolean writes, Object accessed, int accessDetail,
        int accessSite) {
        return false;
    }

    @Override
    public boolean tellsOperation(EventKind accessKind, boolean writes, Object accessed, int accessSite) {
        return false;
    }

    @Override
    public long tellsUnseen() {
        return told;
    }

    @Override
    public void comesAfterUnseen(int other, long event) {
        TraceWriter trace = unseenOrder;
        if (trace != null) {
            trace.handedOver(other, event, index, told);
        }
    }

    @Override
    public boolean isInterrupted() {
        return interrupted || isUncontrolled() && RealOperations.isInterrupted(thread);
    }

    @Override
    public void afterAccess() {
        // nothing: the thread holds the baton until its next hook
    }
}
