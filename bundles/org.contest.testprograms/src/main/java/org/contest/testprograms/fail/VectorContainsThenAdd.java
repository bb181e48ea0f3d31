/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.Hashtable;
import java.util.Map;
import java.util.Vector;

import org.contest.testprograms.Threads;

/** Asks, then adds, on a Vector and a Hashtable: each call is atomic, the pair is not. */
public final class VectorContainsThenAdd {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final Vector<String> NAMES = new Vector<>();
    private static final Map<String, Integer> COUNTS = new Hashtable<>();

    private VectorContainsThenAdd() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(3, () -> {
            if (!NAMES.contains("name")) {
                NAMES.add("name");
            }
            if (!COUNTS.containsValue(1)) {
                COUNTS.put(Thread.currentThread().getName(), 1);
            }
        });
        Threads.check(NAMES.size() == 1 && COUNTS.size() == 1, NAMES + " " + COUNTS);
    }
}
