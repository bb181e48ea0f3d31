/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** A semaphore with two permits lets at most two of four threads in. */
public final class SemaphoreGuard {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Semaphore PERMITS = new Semaphore(2);
    private static final AtomicInteger INSIDE = new AtomicInteger();

    private SemaphoreGuard() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(4, SemaphoreGuard::enter);
    }

    private static void enter() throws InterruptedException {
        PERMITS.acquire();
        try {
            Threads.check(INSIDE.incrementAndGet() <= 2, "three threads are inside");
            INSIDE.decrementAndGet();
        } finally {
            PERMITS.release();
        }
    }
}
