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

/** A point is published before its fields are set: the reader sees half of it. */
public final class DirtyPublication {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static volatile Point shared;

    private DirtyPublication() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(DirtyPublication::write, DirtyPublication::read);
    }

    private static void write() {
        Point point = new Point();
        shared = point;
        point.x = 1;
        point.y = 1;
    }

    private static void read() {
        Point point = shared;
        if (point != null) {
            int x = point.x;
            Threads.check(x == point.y && x == 1, "a point in the making: x is " + x);
        }
    }

    private static final class Point {
        private volatile int x;
        private volatile int y;
    }
}
