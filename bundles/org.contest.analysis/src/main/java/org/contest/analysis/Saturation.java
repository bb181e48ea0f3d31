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
 * Saturation of a cumulative curve (Fiedor 2014, section 3.4): over a window of runs it grew by no more than epsilon.
 *
 * @param window number of runs; 0: as long as the curve took to grow, but not shorter than {@link #WINDOW}, as late
 *     growth asks for more patience
 * @param epsilon growth that does not count, in percent of the tasks at the end of the window
 */
public record Saturation(int window, double epsilon) {

    /** Fewest runs without growth, where no window is given. */
    public static final int WINDOW = 200;

    /** No growth at all, over a window as long as the growth. */
    public static final Saturation DEFAULT = new Saturation(0, 0);

    private static final double PERCENT = 100.0;

    /** The number of tasks from which on a curve with so many tasks now has grown by no more than epsilon. */
    public long enough(long tasks) {
        return tasks - (long) Math.floor(tasks * epsilon / PERCENT);
    }

    /**
     * The run after which the curve stayed flat when it is saturated, else null.
     *
     * @param reached number of the run that brought the curve to {@link #enough}; 0 for none
     * @param runs number of runs so far
     */
    public @Nullable Integer at(int reached, int runs) {
        int needed = window > 0 ? window : Math.max(WINDOW, reached);
        return reached > 0 && runs - reached >= needed ? Integer.valueOf(reached) : null;
    }
}
