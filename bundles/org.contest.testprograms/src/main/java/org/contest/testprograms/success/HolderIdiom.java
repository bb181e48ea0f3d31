/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** Initialization on demand by a holder class: the lock of its class initialization does it. */
public final class HolderIdiom {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final AtomicInteger MADE = new AtomicInteger();

    private HolderIdiom() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(3, () -> Threads.check(Holder.VALUE == 42, "the value is not there"));
        Threads.check(MADE.get() == 1, "made " + MADE + " times");
    }

    private static int make() {
        MADE.incrementAndGet();
        Thread.yield();
        return 42;
    }

    private static final class Holder {
        static final int VALUE = make();
    }
}
