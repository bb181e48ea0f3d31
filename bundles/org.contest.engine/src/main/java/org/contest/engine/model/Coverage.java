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
import org.jspecify.annotations.Nullable;

/**
 * What a campaign covered of one metric.
 *
 * @param tasks covered
 * @param world number of possible tasks; 0 where nobody knows it
 * @param unseenEstimate estimated number of tasks still unseen (Chao2); not a number after one run, as its interval
 * @param unseenLow lower end of its 95 % interval
 * @param unseenHigh upper end of its 95 % interval
 * @param weight what the covered tasks weigh together; 0 for a metric whose tasks all weigh as much
 * @param lastGrowthRun the last run that covered something new; 0 for none
 * @param saturatedAtRun the run after which the curve stayed flat; null while it grows
 */
public record Coverage(long tasks, long world, double unseenEstimate, double unseenLow, double unseenHigh,
    long weight, int lastGrowthRun, @Nullable Integer saturatedAtRun) {

    /** Where hardly a task was seen twice, the estimate is the square of what is known. */
    private static final int MOST_UNSEEN = 10;
    private static final double PERCENT = 100.0;

    /** Covered tasks in percent of the possible ones; 0 where their number is not known. */
    public double percent() {
        return world == 0 ? 0 : PERCENT * tasks / world;
    }

    /** True when the runs are enough for an estimate of what is unseen. */
    public boolean isKnown() {
        return unseenEstimate <= MOST_UNSEEN * Math.max(1, tasks);
    }

    /** True when no task is expected beside the covered ones. */
    public boolean isAllSeen() {
        return isKnown() && Math.round(unseenHigh) == 0;
    }

    /** How many tasks further runs may cover, as is told after the covered ones. */
    public String uncoveredInWords() {
        if (!isKnown()) {
            return "too few runs to say how many are uncovered";
        }
        if (isAllSeen()) {
            return "none expected beside them";
        }
        String bounds = Math.round(unseenLow) == 0 ? "at most"
            : String.format(Locale.ROOT, "between %,.0f and", unseenLow);
        return String.format(Locale.ROOT, "about %,.0f still uncovered, %s %,.0f", unseenEstimate, bounds, unseenHigh);
    }
}
