/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import org.contest.protocol.Divergence;

/**
 * Where a replay stops for a debugger, in the thread that is about to do an event, while the schedule holds all others;
 * or with all threads where they are when the replay fails. A debugger sets a breakpoint on {@link #reached} and, while
 * it holds all threads, writes {@link #next}.
 */
public final class Stops {

    /** The replay stops before the first event with this number or a higher one; written by a debugger. */
    private static volatile int next = Integer.MAX_VALUE;
    /** The number of the event that comes next; read by a debugger. */
    private static volatile int at;
    /** Why the replay does not go on; empty before an event; read by a debugger. */
    private static volatile String why = "";

    /** Where the replay left its trace is told as this and the text form of the divergence. */
    private static final String LEFT = "left ";

    private Stops() {
    }

    static void at(int event) {
        at = event;
    }

    static void stopAt(int event) {
        next = event;
    }

    /** The calling thread is about to do an event. */
    static void before(int event) {
        if (event >= next) {
            next = Integer.MAX_VALUE;
            stop("");
        }
    }

    /** The replay does not go on: threads wait for ever, or it left its trace. */
    public static void failed(String reason) {
        stop(reason);
    }

    /** The replay left its trace; it goes on without it. */
    static void left(Divergence where) {
        stop(LEFT + where.text());
    }

    private static void stop(String reason) {
        why = reason;
        reached();
    }

    /** The place of the breakpoint. */
    private static void reached() {
        EventReached.tell();
    }
}
