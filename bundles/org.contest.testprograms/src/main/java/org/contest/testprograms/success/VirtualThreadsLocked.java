/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.VirtualThreads;
import org.contest.testprograms.Threads;

/** Ten virtual threads (platform threads before JDK 21) increment a counter under a monitor and wait for all. */
public final class VirtualThreadsLocked {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static int counter;

    private VirtualThreadsLocked() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[10];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = VirtualThreads.start(VirtualThreadsLocked::arrive);
        }
        Threads.join(threads);
        Threads.check(counter == threads.length, "counter is " + counter);
    }

    private static void arrive() throws InterruptedException {
        synchronized (LOCK) {
            counter++;
            LOCK.notifyAll();
            while (counter < 10) {
                LOCK.wait();
            }
        }
    }
}
