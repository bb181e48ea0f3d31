/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.runtime.RunRandom;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/**
 * Any enabled thread with equal chance, at every event (Stoller 2002, section 4), in half of the runs. The others draw
 * an inertia: the running thread goes on for a while before the next draw, as a thread must that overtakes another by
 * many events.
 */
final class RandomWalkPolicy extends RandomizedPolicy {

    private static final int MOST_HALVINGS = 6;

    /** A draw comes before one event in so many, on average. */
    private final int patience;
    private ModelThread givesWay;

    /** {@code fine} for a draw at every event. */
    RandomWalkPolicy(long seed, RunEstimates estimates, boolean fine) {
        super(seed, "random", estimates, fine);
        RunRandom perRun = new RunRandom(seed, "patience");
        patience = fine || perRun.nextInt(2) == 0 ? 1 : 2 << perRun.nextInt(MOST_HALVINGS);
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        boolean goesOn = patience > 1 && current != null && current != givesWay && enabled.contains(current)
            && random.nextInt(patience) != 0;
        givesWay = null;
        return goesOn ? current : enabled.at(random.nextInt(enabled.size()));
    }

    @Override
    void giveWay(ModelThread t) {
        givesWay = t;
    }
}
