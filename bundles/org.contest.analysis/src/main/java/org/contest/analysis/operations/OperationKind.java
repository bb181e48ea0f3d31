/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import org.contest.protocol.EventKind;

/** What an operation means to the program. */
public enum OperationKind {
    /** Reads a variable, or asks an object of a library. */
    READ("reads"),
    /** Writes a variable. */
    WRITE("writes"),
    /** Reads and writes in one, or changes an object of a library. */
    UPDATE("updates"),
    /** Takes a lock, a permit or the like. */
    ACQUIRE("acquires"),
    /** Gives one back. */
    RELEASE("releases"),
    /** Waits for what another thread does. */
    AWAIT("waits for"),
    /** Lets others that wait go on. */
    SIGNAL("signals"),
    /** Starts a thread. */
    START("starts"),
    /** Waits for the end of a thread. */
    JOIN("joins"),
    /** First operation of a thread. */
    BEGIN("begins"),
    /** Last operation of a thread. */
    END("ends"),
    /** Interrupts a thread. */
    INTERRUPT("interrupts"),
    /** Looks at the state of a thread. */
    LOOK("looks at"),
    /** Lets others run, or waits for some time. */
    PAUSE("pauses"),
    /** Orders accesses before and after it. */
    FENCE("orders memory by"),
    /** Gives a task to other threads. */
    SUBMIT("submits to"),
    /** Takes something that others provide, and waits for it. */
    TAKE("takes from"),
    /** Is at work outside the program's code, as the thread of a pool between two tasks. */
    TASK("waits for a task"),
    /** Makes an object of a library. */
    CREATE("creates"),
    /** Runs a class initializer. */
    INITIALIZE("initializes"),
    /** Asks the environment: time, random numbers, hash codes. */
    ASK("asks"),
    /** Ends the process. */
    EXIT("exits"),
    /** Any other call of a library. */
    CALL("calls");

    private final String verb;

    OperationKind(String verb) {
        this.verb = verb;
    }

    /** A verb for the user, in the third person. */
    public String verb() {
        return verb;
    }

    /** The meaning of an event in the program's own code. */
    static OperationKind of(EventKind event) {
        return switch (event) {
        case READ, STATIC_READ, ARRAY_READ, VOLATILE_READ, STATIC_VOLATILE_READ, ATOMIC_READ, ACCESS_RUN -> READ;
        case WRITE, STATIC_WRITE, ARRAY_WRITE, VOLATILE_WRITE, STATIC_VOLATILE_WRITE, ATOMIC_WRITE -> WRITE;
        case ATOMIC_UPDATE -> UPDATE;
        case MONITOR_ENTER -> ACQUIRE;
        case MONITOR_EXIT -> RELEASE;
        case WAIT, WAIT_END, PARK, PARK_END -> AWAIT;
        case NOTIFY, NOTIFY_ALL, UNPARK -> SIGNAL;
        case THREAD_START -> START;
        case THREAD_BEGIN -> BEGIN;
        case THREAD_END -> END;
        case JOIN -> JOIN;
        case INTERRUPT -> INTERRUPT;
        case INTERRUPTED, THREAD_STATE -> LOOK;
        case YIELD, SPIN, SLEEP -> PAUSE;
        case FENCE -> FENCE;
        case CREATION -> CREATE;
        case CLASS_INIT_BEGIN, CLASS_INIT_END -> INITIALIZE;
        case NANO_TIME, CURRENT_TIME, IDENTITY_HASH, RANDOM_SEED, THREAD_ID, INSTANT -> ASK;
        case PROCESS_EXIT -> EXIT;
        case LIBRARY_CALL, OUTSIDE, CALL -> CALL;
        };
    }
}
