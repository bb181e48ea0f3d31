/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/**
 * The kinds of concurrent events (Edelstein 2002, "Replay"; Stoller 2002, section 3). The ordinal is the code in
 * traces: append only, never reorder.
 */
public enum EventKind {
    /** getfield of a plain field. */
    READ(Category.ACCESS),
    /** putfield of a plain field. */
    WRITE(Category.ACCESS),
    /** getfield of a volatile field. */
    VOLATILE_READ(Category.SYNCHRONIZATION),
    /** putfield of a volatile field. */
    VOLATILE_WRITE(Category.SYNCHRONIZATION),
    /** getstatic of a plain field. */
    STATIC_READ(Category.ACCESS),
    /** putstatic of a plain field. */
    STATIC_WRITE(Category.ACCESS),
    /** getstatic of a volatile field. */
    STATIC_VOLATILE_READ(Category.SYNCHRONIZATION),
    /** putstatic of a volatile field. */
    STATIC_VOLATILE_WRITE(Category.SYNCHRONIZATION),
    /** Array load of any type. */
    ARRAY_READ(Category.ACCESS),
    /** Array store of any type. */
    ARRAY_WRITE(Category.ACCESS),
    /** An access by VarHandle, Unsafe, Atomic* or a field updater that only reads. */
    ATOMIC_READ(Category.SYNCHRONIZATION),
    /** An access by VarHandle, Unsafe, Atomic* or a field updater that only writes. */
    ATOMIC_WRITE(Category.SYNCHRONIZATION),
    /** A compare-and-set or read-modify-write. */
    ATOMIC_UPDATE(Category.SYNCHRONIZATION),
    /** monitorenter, or entry of a synchronized method: the monitor was got. */
    MONITOR_ENTER(Category.SYNCHRONIZATION),
    /** monitorexit, or exit of a synchronized method. */
    MONITOR_EXIT(Category.SYNCHRONIZATION),
    /** Object.wait: the monitor is released and the thread joins the wait set. */
    WAIT(Category.SYNCHRONIZATION),
    /** Object.wait returns with the monitor taken again; the value is a {@link WaitOutcome} ordinal. */
    WAIT_END(Category.SYNCHRONIZATION),
    /** Object.notify. */
    NOTIFY(Category.SYNCHRONIZATION),
    /** Object.notifyAll. */
    NOTIFY_ALL(Category.SYNCHRONIZATION),
    /** Thread.start; the value is the child's thread index. */
    THREAD_START(Category.SYNCHRONIZATION),
    /** First event of a thread. */
    THREAD_BEGIN(Category.SYNCHRONIZATION),
    /** Last event of a thread. */
    THREAD_END(Category.SYNCHRONIZATION),
    /** Thread.join returned; the value is a {@link WaitOutcome} ordinal. */
    JOIN(Category.SYNCHRONIZATION),
    /** Thread.interrupt of another thread; the value is its thread index. */
    INTERRUPT(Category.SYNCHRONIZATION),
    /** Thread.interrupted or isInterrupted; the value is 0 or 1. */
    INTERRUPTED(Category.SYNCHRONIZATION),
    /** Thread.isAlive or getState. */
    THREAD_STATE(Category.SYNCHRONIZATION),
    /** Thread.yield. */
    YIELD(Category.SYNCHRONIZATION),
    /** Thread.onSpinWait. */
    SPIN(Category.SYNCHRONIZATION),
    /** Thread.sleep ended. */
    SLEEP(Category.SYNCHRONIZATION),
    /** LockSupport.park: about to block or to consume the permit. */
    PARK(Category.SYNCHRONIZATION),
    /** LockSupport.park returned; the value is a {@link WaitOutcome} ordinal. */
    PARK_END(Category.SYNCHRONIZATION),
    /** LockSupport.unpark; the value is the thread index of the one unparked. */
    UNPARK(Category.SYNCHRONIZATION),
    /** A class initializer of the program begins. */
    CLASS_INIT_BEGIN(Category.SYNCHRONIZATION),
    /** A class initializer of the program ended. */
    CLASS_INIT_END(Category.SYNCHRONIZATION),
    /** A call of a synchronized JDK method (Vector, Hashtable, StringBuffer), taken as one atomic operation. */
    LIBRARY_CALL(Category.SYNCHRONIZATION),
    /** System.nanoTime; the value is what the program saw. */
    NANO_TIME(Category.ENVIRONMENT),
    /** System.currentTimeMillis; the value is what the program saw. */
    CURRENT_TIME(Category.ENVIRONMENT),
    /** System.identityHashCode or Object.hashCode; the value is what the program saw. */
    IDENTITY_HASH(Category.ENVIRONMENT),
    /** A seed drawn by a generator of random numbers; the value is the seed. */
    RANDOM_SEED(Category.ENVIRONMENT),
    /** Runtime.exit or Runtime.halt; the value is the exit code. */
    PROCESS_EXIT(Category.SYNCHRONIZATION),
    /** Thread.threadId or getId; the value is what the program saw. */
    THREAD_ID(Category.ENVIRONMENT),
    /** Many accesses of plain variables in a row; the value is their number, the object a hash of their locations. */
    ACCESS_RUN(Category.ACCESS),
    /** The clock of java.time; the value is the nanoseconds since 1970 that the program saw. */
    INSTANT(Category.ENVIRONMENT),
    /** A call of the operating system on which others may wait, as of a socket, or of native code; the value is 0. */
    OUTSIDE(Category.ENVIRONMENT),
    /** A call of a library by the program's own code: a location only, never an event. */
    CALL(Category.SYNCHRONIZATION),
    /** A fence of VarHandle or Unsafe: orders the thread's accesses before it and after it. */
    FENCE(Category.SYNCHRONIZATION),
    /** An object is made by own code: a location only, never an event. */
    CREATION(Category.SYNCHRONIZATION);

    /** What recording level carries an event: shared accesses only {@code full}, the others {@code sync} as well. */
    public enum Category {
        /** Plain access of a variable that threads may share. */
        ACCESS,
        /** Synchronization: part of the synchronization sequence (Delamaro, section 3). */
        SYNCHRONIZATION,
        /** Nondeterminism of the environment, fed back in a replay. */
        ENVIRONMENT
    }

    private static final EventKind[] BY_CODE = values();

    private final Category category;

    EventKind(Category category) {
        this.category = category;
    }

    /** The recording category of this kind. */
    public Category category() {
        return category;
    }

    /** True for plain, volatile and array accesses and atomic operations. */
    public boolean isAccess() {
        return ordinal() <= ATOMIC_UPDATE.ordinal();
    }

    /** True for an access of an element of an array, or of many. */
    public boolean isOfArray() {
        return this == ARRAY_READ || this == ARRAY_WRITE;
    }

    /** True for a call that own code makes of a library, whether it is an event or only a place. */
    public boolean isCall() {
        return this == CALL || this == LIBRARY_CALL;
    }

    /** True when the access may change the variable. */
    public boolean isWrite() {
        return switch (this) {
        case WRITE, VOLATILE_WRITE, STATIC_WRITE, STATIC_VOLATILE_WRITE, ARRAY_WRITE, ATOMIC_WRITE, ATOMIC_UPDATE ->
            true;
        default -> false;
        };
    }

    /**
     * True for operations that are visible whatever they are about (Stoller 2002, section 3): those that may block,
     * that choose, that act on another thread without a lock, or look at one. So are accesses of unprotected variables.
     */
    public boolean isVisible() {
        return switch (this) {
        case MONITOR_ENTER, LIBRARY_CALL, WAIT, WAIT_END, NOTIFY, JOIN, PARK, UNPARK, INTERRUPT, INTERRUPTED,
            THREAD_STATE, CLASS_INIT_BEGIN, PROCESS_EXIT -> true;
        default -> false;
        };
    }

    /** The hash of an {@link #ACCESS_RUN} after one more access; 0 before the first. */
    public static int runHash(int hash, int site) {
        return hash * 31 + site;
    }

    /** The number of kinds. */
    public static int count() {
        return BY_CODE.length;
    }

    /**
     * The kind with a code read from a trace.
     *
     * @throws IllegalArgumentException when no kind has this code: the trace is damaged or newer than this program
     */
    public static EventKind ofCode(int code) {
        if (code < 0 || code >= BY_CODE.length) {
            throw new IllegalArgumentException(
                "unknown event kind " + code + ": the trace is damaged or newer than ConTest");
        }
        return BY_CODE[code];
    }
}
