/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** A failed tryAcquire is followed by a release all the same: one permit becomes two, and two threads are inside. */
public final class SemaphoreMisuse {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final Semaphore PERMIT = new Semaphore(1);
    private static final AtomicInteger INSIDE = new AtomicInteger();

    private SemaphoreMisuse() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(3, SemaphoreMisuse::enterIfFree);
    }

    private static void enterIfFree() {
        try {
            if (PERMIT.tryAcquire()) {
                Threads.check(INSIDE.incrementAndGet() == 1, "two threads are inside");
                INSIDE.decrementAndGet();
            }
        } finally {
            PERMIT.release();
        }
    }
}
