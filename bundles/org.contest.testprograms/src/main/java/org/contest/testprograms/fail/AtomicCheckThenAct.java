/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** Two atomic operations are not one: the stock goes below zero. */
public final class AtomicCheckThenAct {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final AtomicInteger STOCK = new AtomicInteger(1);

    private AtomicCheckThenAct() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, () -> {
            if (STOCK.get() > 0) {
                STOCK.decrementAndGet();
            }
        });
        Threads.check(STOCK.get() == 0, "stock is " + STOCK);
    }
}
