/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** Threads that need a class wait until another has initialized it, whichever way they need it. */
public final class InitializersAwaited {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static int initialized;

    private InitializersAwaited() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> Threads.check(Table.rows == 3, "rows"), () -> Table.check(),
            () -> Threads.check(new Leaf().parent == 3, "parent"), () -> Threads.check(Leaf.rows == 3, "inherited"),
            InitializersAwaited::lock);
        Threads.check(initialized == 2, "initialized " + initialized + " classes");
    }

    private static void lock() {
        synchronized (LOCK) {
            Thread.onSpinWait();
        }
    }

    private static class Table {
        static int rows;

        static {
            rows = 1;
            lock();
            rows = new Column(rows > 0 ? 2 : 3).size + 1;
            initialized++;
        }

        static void check() {
            Threads.check(rows == 3, "rows");
        }
    }

    private static final class Column {
        static int most;

        static {
            lock();
            most = 2;
            initialized++;
        }

        final int size;

        Column(int size) {
            this.size = Math.min(size, most);
        }
    }

    private static final class Leaf extends Table {
        final int parent = rows;
    }
}
