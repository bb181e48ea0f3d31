/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.Locale;

/** A number with its noun, in the plural where that is right. */
public final class Count {

    private Count() {
    }

    /** For instance "1 run", "2 runs". */
    public static String of(long number, String noun) {
        return number + " " + noun(number, noun);
    }

    /** The noun alone, as the number asks for it. */
    public static String noun(long number, String noun) {
        return number == 1 ? noun : noun + (noun.endsWith("s") ? "es" : "s");
    }

    /** So many runs per second: as {@code 2.5 runs/s}, or as {@code 8.0 s a run} where they are slower than one. */
    public static String rate(double runsPerSecond) {
        return runsPerSecond > 0 && runsPerSecond < 1 ? String.format(Locale.ROOT, "%.1f s a run", 1 / runsPerSecond)
            : String.format(Locale.ROOT, "%.1f runs/s", runsPerSecond);
    }
}
