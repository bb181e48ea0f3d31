/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.contest.analysis.RateDifference;
import org.contest.engine.model.Count;

/**
 * How many of some runs failed.
 *
 * @param failing of them
 * @param runs in all
 */
public record Rate(int failing, int runs) {

    /** Of no runs. */
    static final Rate NONE = new Rate(0, 0);

    private static final double MUCH = 0.5;

    /** Of so many runs with noise at some points. */
    static Rate of(Experiment experiment, Set<Integer> noisy, int runs) {
        return of(experiment.run(Collections.nCopies(runs, noisy)));
    }

    private static Rate of(List<Boolean> answers) {
        return new Rate((int) answers.stream().filter(failed -> failed).count(), answers.size());
    }

    Rate plus(Rate other) {
        return new Rate(failing + other.failing, runs + other.runs);
    }

    /** The part of the runs that failed, 0 to 1. */
    public double part() {
        return runs == 0 ? 0 : (double) failing / runs;
    }

    /** True when more of these runs failed than chance would have it. */
    boolean isAbove(Rate other) {
        return part() > other.part() && RateDifference.isBeyondChance(failing, runs, other.failing, other.runs);
    }

    /** True for at least half of another rate. */
    boolean isMuchOf(Rate other) {
        return part() >= MUCH * other.part();
    }

    /** As in {@code 17 of 20 runs}. */
    public String inWords() {
        return failing + " of " + Count.of(runs, "run");
    }
}
