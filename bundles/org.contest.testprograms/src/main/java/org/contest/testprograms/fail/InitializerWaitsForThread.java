/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** A class initializer waits for a thread that needs the class: a deadlock under every schedule. */
public final class InitializerWaitsForThread {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private InitializerWaitsForThread() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        Cache.size();
    }

    private static final class Cache {
        static final int SIZE = fill();

        private int entries;

        static int size() {
            return SIZE;
        }

        static int limit() {
            return 1;
        }

        private static int fill() {
            Cache cache = new Cache();
            Thread filler = Threads.start(cache::add);
            Threads.runBody(() -> filler.join());
            return cache.entries;
        }

        private void add() {
            entries += limit();
        }
    }
}
