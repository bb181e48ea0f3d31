/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/**
 * Two data, each under its own lock, updated in two stages by 99 threads (or as the argument says); the reader between
 * the first stage of one and the second stage of all sees them disagree.
 */
public final class TwoStageLock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final Object FIRST = new Object();
    private static final Object SECOND = new Object();
    private static int first;
    private static int second;

    private TwoStageLock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        int writers = args.length > 0 ? Integer.parseInt(args[0]) : 99;
        Threads.Body[] bodies = new Threads.Body[writers + 1];
        for (int i = 0; i < writers; i++) {
            bodies[i] = TwoStageLock::write;
        }
        bodies[writers] = TwoStageLock::read;
        Threads.together(bodies);
    }

    private static void write() {
        synchronized (FIRST) {
            first = 1;
        }
        synchronized (SECOND) {
            second = first + 1;
        }
    }

    private static void read() {
        int seen;
        synchronized (FIRST) {
            seen = first;
        }
        if (seen != 0) {
            synchronized (SECOND) {
                Threads.check(second == seen + 1, "first is " + seen + ", second is " + second);
            }
        }
    }
}
