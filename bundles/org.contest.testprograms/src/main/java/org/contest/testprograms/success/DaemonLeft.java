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

/** A daemon thread that waits for ever does not keep the program alive. */
public final class DaemonLeft {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private DaemonLeft() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread daemon = new Thread(() -> Threads.runBody(() -> {
            synchronized (lock) {
                while (true) {
                    lock.wait();
                }
            }
        }));
        daemon.setDaemon(true);
        daemon.start();
        Threads.together(2, Thread::yield);
    }
}
