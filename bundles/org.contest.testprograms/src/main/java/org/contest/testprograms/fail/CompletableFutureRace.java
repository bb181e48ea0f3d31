/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.CompletableFuture;

import org.contest.testprograms.Threads;

/** Two asynchronous stages update one plain field. */
public final class CompletableFutureRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static int sum;

    private CompletableFutureRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> add(1));
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> add(2));
        CompletableFuture.allOf(first, second).join();
        Threads.check(sum == 3, "sum is " + sum);
    }

    private static void add(int value) {
        sum += value;
    }
}
