/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import org.contest.testprograms.Threads;

/** Get, then put, on a ConcurrentHashMap: each step is atomic, the pair is not. */
public final class MapGetThenPut {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final ConcurrentMap<String, Integer> WORDS = new ConcurrentHashMap<>();

    private MapGetThenPut() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, () -> {
            Integer count = WORDS.get("word");
            WORDS.put("word", count == null ? 1 : count + 1);
        });
        Threads.check(WORDS.get("word") == 2, "counts are " + WORDS);
    }
}
