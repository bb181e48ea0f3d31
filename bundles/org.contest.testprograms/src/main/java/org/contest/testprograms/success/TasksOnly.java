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
import java.util.concurrent.ConcurrentHashMap;
import org.contest.testprograms.Threads;

/** Tasks of the common pool share a map; no instruction of this class itself is a concurrent event. */
public final class TasksOnly {
    /** The outcome under every schedule. */
    public static final String EXPECTED = "none";

    private TasksOnly() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> sums = new ConcurrentHashMap<>();
        CompletableFuture<?> one = CompletableFuture.runAsync(() -> sums.merge("sum", 1, Integer::sum));
        CompletableFuture<?> two = CompletableFuture.runAsync(() -> sums.merge("sum", 2, Integer::sum));
        CompletableFuture.allOf(one, two).join();
        Threads.check(sums.get("sum") == 3, "sum is " + sums);
    }
}
