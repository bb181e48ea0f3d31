/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.Locale;

/** The run that went on longest when its campaign was over: where the others were much shorter, it may have hung. */
final class UnendedRun {

    /** A hang is told after that time; a shorter one says nothing. */
    private static final double LEAST_SECONDS = 8;
    private static final double TIMES = 8;

    private int number;
    private double seconds;
    private double longestEnded;
    private boolean busy;

    /** A run had no end in so many seconds, which say little on a busy machine. */
    void add(int run, double itsSeconds, boolean isBusy) {
        if (itsSeconds > seconds) {
            number = run;
            seconds = itsSeconds;
            busy = isBusy;
        }
    }

    /** A run has ended after so many seconds. */
    void ended(double itsSeconds) {
        longestEnded = Math.max(longestEnded, itsSeconds);
    }

    /** What the end of the campaign has cut off, as an insertion; empty when that was nothing of length. */
    String cut() {
        return seconds == 0 ? ""
            : String.format(Locale.ROOT, "; run %d was cut off after %.0f s%s and does not count", number, seconds,
                busy ? " on a machine with too much to do" : "");
    }

    /** Why nobody knows whether the program hangs; empty when nothing says so. */
    String problem() {
        return busy || seconds < LEAST_SECONDS || seconds < TIMES * longestEnded ? ""
            : String.format(Locale.ROOT,
                "run %d had no end in %.0f s when the time was over, where others took %.1f s at "
                    + "most: it may hang. Give the campaign more time.",
                number, seconds, longestEnded);
    }
}
