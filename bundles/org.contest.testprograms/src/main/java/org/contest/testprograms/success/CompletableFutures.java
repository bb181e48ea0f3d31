/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.CompletableFuture;

import org.contest.testprograms.Threads;

/** Two asynchronous stages are combined. */
public final class CompletableFutures {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private CompletableFutures() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 20);
        CompletableFuture<Integer> second = CompletableFuture.supplyAsync(() -> 22).thenApply(value -> value);
        int sum = first.thenCombine(second, Integer::sum).join();
        Threads.check(sum == 42, "sum is " + sum);
    }
}
