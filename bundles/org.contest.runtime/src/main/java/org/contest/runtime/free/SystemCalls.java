/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.util.concurrent.TimeUnit;
import org.contest.runtime.AgentStack;

/**
 * Calls of the operating system in which threads wait for each other. While a run is recorded each begins only when the
 * one before it has returned, so that the order of the events is the one in which the system saw the calls; but nobody
 * waits for a call that waits itself.
 */
final class SystemCalls {

    /** A thread that loads a class first, or has lost its processor, needs its time. */
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(50);
    /** A thread that reads may be back at once, or not before another one has written. */
    private static final long LOOK = TimeUnit.MICROSECONDS.toNanos(200);

    private final long patience;
    private final long look;
    private Call now; // guarded by this

    /** A call that has begun: of whom, whether others wait for it while it waits for nobody, and when. */
    private record Call(Thread thread, boolean acts, long begin) {
    }

    SystemCalls() {
        this(PATIENCE, LOOK);
    }

    /** How long a call is waited for that does not return, and how often somebody looks, in nanoseconds. */
    SystemCalls(long patience, long look) {
        this.patience = patience;
        this.look = look;
    }

    /** Before the event of a thread's call; {@code acts} when others wait for the call, and it waits for nobody. */
    void begin(Thread thread, boolean acts) {
        long looked = System.nanoTime();
        while (!take(thread, acts)) {
            Thread.yield();
            long time = System.nanoTime();
            if (time - looked >= look) {
                looked = time;
                passBy(now(), time);
            }
        }
    }

    private synchronized boolean take(Thread thread, boolean acts) {
        boolean mayTake = now == null || now.thread == thread;
        if (mayTake) {
            now = new Call(thread, acts, System.nanoTime());
        }
        return mayTake;
    }

    private synchronized Call now() {
        return now;
    }

    private void passBy(Call call, long time) {
        if (call != null && (time - call.begin >= patience || !call.acts && isInside(call.thread))) {
            end(call);
        }
    }

    private synchronized void end(Call call) {
        if (now == call) {
            now = null;
        }
    }

    /** The thread's call has returned. */
    synchronized void end(Thread thread) {
        if (now != null && now.thread == thread) {
            now = null;
        }
    }

    /** True when the thread is in the system already, or waits for somebody who is there for it. */
    private static boolean isInside(Thread thread) {
        Thread.State state = thread.getState();
        StackTraceElement[] stack = thread.getStackTrace();
        if (AgentStack.isInstrumenting(stack)) {
            return false;
        }
        return switch (state) {
        case RUNNABLE -> stack.length > 0 && stack[0].isNativeMethod();
        case BLOCKED -> false;
        default -> true;
        };
    }
}
