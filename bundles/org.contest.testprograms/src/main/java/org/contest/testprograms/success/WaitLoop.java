/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** The condition is tested by while, around the wait. */
public final class WaitLoop {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static int items;

    private WaitLoop() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(WaitLoop::consume, WaitLoop::consume, WaitLoop::produce, WaitLoop::produce);
        Threads.check(items == 0, items + " items are left");
    }

    private static void consume() throws InterruptedException {
        synchronized (LOCK) {
            while (items == 0) {
                LOCK.wait();
            }
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
