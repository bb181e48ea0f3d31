/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import org.jspecify.annotations.Nullable;

/**
 * Saturation of a cumulative curve (Fiedor 2014, section 3.4): no growth over a window of runs. The window is as long
 * as the time the curve took to grow, but not shorter than {@link #WINDOW}: late growth asks for more patience.
 */
public final class Saturation {

    /** Fewest runs without growth. */
    public static final int WINDOW = 200;

    private Saturation() {
    }

    /**
     * The run of the last growth when the curve is saturated, else null.
     *
     * @param lastGrowth number of the last run that covered a new task; 0 for none
     * @param runs number of runs so far
     */
    public static @Nullable Integer at(int lastGrowth, int runs) {
        return lastGrowth > 0 && runs - lastGrowth >= Math.max(WINDOW, lastGrowth) ? Integer.valueOf(lastGrowth) : null;
    }
}
