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
import java.util.Random;
import java.util.Set;

/**
 * A program of which it is known where noise makes it fail: at all relevant points together and at no blocking one
 * (Yom-Tov 2007, section 1), and then in a part of the runs.
 */
final class SimulatedProgram implements Experiment {

    private final Set<Integer> relevant;
    private final Set<Integer> blocking;
    private final double failing;
    private final int most;
    private final Random random = new Random(3);
    private int runs;

    SimulatedProgram(Set<Integer> relevant, Set<Integer> blocking, double failing, int most) {
        this.relevant = relevant;
        this.blocking = blocking;
        this.failing = failing;
        this.most = most;
    }

    @Override
    public List<Boolean> run(List<Set<Integer>> noisy) {
        List<Boolean> failed = new ArrayList<>();
        for (Set<Integer> points : noisy) {
            if (isOver()) {
                break;
            }
            runs++;
            failed.add(points.containsAll(relevant) && blocking.stream().noneMatch(points::contains)
                && random.nextDouble() < failing);
        }
        return failed;
    }

    @Override
    public boolean isOver() {
        return runs >= most;
    }

    int runs() {
        return runs;
    }
}
