/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms;

import java.util.Arrays;

/** Starts, joins and checks, so that a test program is only its bug. */
public final class Threads {
    private Threads() {
    }

    /** What a thread does. */
    @FunctionalInterface
    public interface Body {
        /** Runs; any exception ends the thread with that exception. */
        void run() throws Exception;
    }

    /** Starts one thread; a checked exception of its body is wrapped. */
    public static Thread start(Body body) {
        Thread thread = new Thread(() -> runBody(body));
        thread.start();
        return thread;
    }

    /** Runs {@code body} in the calling thread, a checked exception wrapped. */
    public static void runBody(Body body) {
        try {
            body.run();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Joins the threads in order. */
    public static void join(Thread... threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Runs every body in a thread of its own and returns when all have ended. */
    public static void together(Body... bodies) throws InterruptedException {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = start(bodies[i]);
        }
        join(threads);
    }

    /** Runs {@code body} in {@code count} threads and returns when all have ended. */
    public static void together(int count, Body body) throws InterruptedException {
        Body[] bodies = new Body[count];
        Arrays.fill(bodies, body);
        together(bodies);
    }

    /** Fails with an {@code IllegalStateException} unless {@code holds}. */
    public static void check(boolean holds, String message) {
        if (!holds) {
            throw new IllegalStateException(message);
        }
    }
}
