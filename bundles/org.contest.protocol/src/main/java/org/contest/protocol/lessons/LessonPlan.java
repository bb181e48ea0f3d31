/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.lessons;

/**
 * Which runs teach, and which of them a run has learned from: fixed by the numbers of the runs, so that a run is the
 * same whoever does it, and when. Learning is done after run 2, 8, 32, 128 and so on.
 */
public final class LessonPlan {

    private static final int FIRST = 2;
    private static final int FACTOR = 4;
    /** So many runs before the end of a chapter teach: more would cost time and tell little that is new. */
    private static final int TEACHERS = 32;

    private LessonPlan() {
    }

    /** The number of runs that a run has learned from, with all that they learned from; 0 for the first runs. */
    public static int chapter(int run) {
        long chapter = 0;
        for (long end = FIRST; 2 * end <= run; end *= FACTOR) {
            chapter = end;
        }
        return (int) chapter;
    }

    /** True when later runs learn from a run. */
    public static boolean teaches(int run) {
        return run > end(run) - TEACHERS;
    }

    /** True when a chapter ends with a run: what was shown up to here is put together. */
    public static boolean ends(int run) {
        return end(run) == run;
    }

    /** The first end of a chapter that is not before a run. */
    private static long end(int run) {
        long end = FIRST;
        while (end < run) {
            end *= FACTOR;
        }
        return end;
    }
}
