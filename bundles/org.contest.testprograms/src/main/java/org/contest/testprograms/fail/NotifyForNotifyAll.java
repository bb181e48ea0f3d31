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
 * One buffer place, two producers, two consumers, notify where notifyAll is needed: a producer wakes a producer, and
 * all wait.
 */
public final class NotifyForNotifyAll {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "hang";

    private static final Object LOCK = new Object();
    private static boolean full;

    private NotifyForNotifyAll() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> move(true), () -> move(true), () -> move(false), () -> move(false));
    }

    /** Puts when {@code put}, takes otherwise, twice. */
    private static void move(boolean put) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            synchronized (LOCK) {
                while (full == put) {
                    LOCK.wait();
                }
                full = put;
                LOCK.notify();
            }
        }
    }
}
