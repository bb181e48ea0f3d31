/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

/** Memory that is let go when the program has filled the heap, so that there is some to tell of it. */
public final class HeapReserve {

    /** In bytes: so few that the garbage collector gives it no region of its own. */
    private static final int PART = 250_000;
    private static final int PARTS = 16;
    /** What is kept for the end of the run. */
    private static final int END_PARTS = 12;
    /** What a run takes at its end, in bytes, and more. */
    private static final long ROOM = 2L * PARTS * PART;

    private static final byte[][] RESERVE = new byte[PARTS][];
    private static int left;

    private HeapReserve() {
    }

    /** Before a run: takes what the heap has. */
    public static synchronized void fill() {
        try {
            for (; left < PARTS; left++) {
                RESERVE[left] = new byte[PART];
            }
        } catch (OutOfMemoryError e) {
            return; // the program's first allocation will tell
        }
    }

    /** Lets a part go; false when the rest is for the end of the run. */
    public static synchronized boolean letPartGo() {
        if (left <= END_PARTS) {
            return false;
        }
        RESERVE[--left] = null;
        return true;
    }

    /** The run ends. Where the heap has room the next run has the same reserve: to fill it takes longer than a run. */
    public static synchronized void endRun() {
        Runtime jvm = Runtime.getRuntime();
        if (left < PARTS || jvm.maxMemory() - jvm.totalMemory() + jvm.freeMemory() < ROOM) {
            letGo();
        }
    }

    /** The JVM ends, or has to. */
    public static synchronized void letGo() {
        while (left > 0) {
            RESERVE[--left] = null;
        }
    }
}
