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

/** The condition is tested by if, not by while: a woken consumer finds the item taken. */
public final class WaitWithoutLoop {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final Object LOCK = new Object();
    private static int items;

    private WaitWithoutLoop() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(WaitWithoutLoop::consume, WaitWithoutLoop::consume, WaitWithoutLoop::produce,
            WaitWithoutLoop::produce);
    }

    private static void consume() throws InterruptedException {
        synchronized (LOCK) {
            if (items == 0) {
                LOCK.wait();
            }
            Threads.check(items > 0, "nothing to take");
            items--;
        }
    }

    private static void produce() {
        synchronized (LOCK) {
            items++;
            LOCK.notifyAll();
        }
    }
}
