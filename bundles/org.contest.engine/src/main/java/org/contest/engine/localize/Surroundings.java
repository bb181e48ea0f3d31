/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where noise stops making the failure come, around a point that does: noise goes along the way of the thread, point by
 * point, until the failures drop (the local derivative score, Yom-Tov 2007, section 4).
 */
final class Surroundings {

    /**
     * The first point in one direction with which the failures have dropped.
     *
     * @param next the point, in words
     * @param rate with noise there instead
     */
    record Drop(String next, Rate rate) {
    }

    private static final int RUNS = 40;
    private static final int FARTHEST = 4;

    private final Experiment experiment;
    private final ProgramPoints points;
    private final Set<Integer> needed;
    private final Rate with;

    /** Around one of the points that are needed, with noise at all of which so many runs fail. */
    Surroundings(Experiment experiment, ProgramPoints points, Set<Integer> needed, Rate with) {
        this.experiment = experiment;
        this.points = points;
        this.needed = needed;
        this.with = with;
    }

    /** The drop after a point; nothing where the failures go on to come, or the thread to end. */
    Optional<Drop> after(int point) {
        List<Integer> free = new ArrayList<>(points.after(point));
        free.removeAll(needed);
        for (int next : free.subList(0, Math.min(FARTHEST, free.size()))) {
            Set<Integer> moved = new TreeSet<>(needed);
            moved.remove(point);
            moved.add(next);
            Rate rate = Rate.of(experiment, moved, RUNS);
            if (!experiment.isOver() && !rate.isMuchOf(with)) {
                return Optional.of(new Drop(points.inWords(next), rate));
            }
        }
        return Optional.empty();
    }
}
