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
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.OwnSites;

/**
 * Delays of threads while others are in the operating system: a scheduler cannot choose those, so that two requests of
 * a server would hardly ever meet in the code that handles them. A delayed thread waits at an access of own code until
 * the others have had time to come there, as under the noise of Edelstein et al. (2002, section 3).
 */
final class Delays {

    private static final int NANOS_PER_MILLI = 1_000_000;
    private static final int PER_MILLE = 500;
    private static final int LONGEST_MILLIS = 200;
    private static final int MOST = 4;

    private final RunEstimates estimates;
    private final RunRandom random;
    private int left;

    /** None in half of the runs. */
    Delays(long seed, RunEstimates estimates) {
        this.estimates = estimates;
        random = new RunRandom(seed, "delays");
        left = random.nextInt(2) * MOST;
    }

    /** Nanoseconds before the pending operation of a thread; 0 for no delay. */
    long next(ModelThread t) {
        if (left == 0 || !t.kind.isAccess() || !OwnSites.contains(t.site) || estimates.isInvisible(t.site)
            || !random.chance(PER_MILLE)) {
            return 0;
        }
        left--;
        return (1 + random.nextInt(LONGEST_MILLIS)) * (long) NANOS_PER_MILLI;
    }
}
