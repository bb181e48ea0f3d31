/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.HashMap;
import java.util.Map;

import org.contest.testprograms.Threads;

/** Two threads put different keys into a plain HashMap: an entry is lost. */
public final class HashMapRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final Map<Integer, String> MAP = new HashMap<>();

    private HashMapRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> MAP.put(1, "one"), () -> MAP.put(17, "seventeen"));
        Threads.check(MAP.size() == 2 && MAP.containsKey(1) && MAP.containsKey(17), "map is " + MAP);
    }
}
