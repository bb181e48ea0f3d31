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
import org.contest.testprograms.VirtualThreads;

/** Virtual threads put into one map, whose striped count takes the stripe that the JDK drew for the thread. */
public final class VirtualThreadsMapped {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ConcurrentMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    private VirtualThreadsMapped() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int first = 2 * i;
            threads[i] = VirtualThreads.start(() -> {
                MAP.put(first, first);
                MAP.put(first + 1, first);
            });
        }
        Threads.join(threads);
        Threads.check(MAP.size() == 2 * threads.length, "size is " + MAP.size());
    }
}
