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

/** An immutable point is published through a volatile field. */
public final class SafePublication {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile Point shared;

    private SafePublication() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> shared = new Point(1, 1), SafePublication::read);
    }

    private static void read() {
        Point point = shared;
        Threads.check(point == null || point.x == 1 && point.y == 1, "a point in the making");
    }

    private static final class Point {
        private final int x;
        private final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }
}
