/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import org.contest.testprograms.Threads;

/** Counting with compute and merge of a ConcurrentHashMap. */
public final class ConcurrentMapCompute {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ConcurrentMap<String, Integer> WORDS = new ConcurrentHashMap<>();

    private ConcurrentMapCompute() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(3, () -> {
            WORDS.merge("merged", 1, Integer::sum);
            WORDS.compute("computed", (word, count) -> count == null ? 1 : count + 1);
        });
        Threads.check(WORDS.get("merged") == 3 && WORDS.get("computed") == 3, "counts are " + WORDS);
    }
}
