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
import org.contest.runtime.sites.ProgramSites;

/**
 * Where a run makes choices. A fine one does at every event. A coarse one leaves out accesses that are no visible
 * operations as far as the runs before have shown (Stoller 2002, section 3), and those inside the JDK that publish
 * nothing: a task handed to a pool takes a hundred of them, in which the few events of the program would drown.
 */
final class Grain {

    /** A thread that loops inside a library waits for another one, perhaps. */
    private static final int MOST_LEFT_OUT = 64;
    private static final int MOST_OUTSIDE_SCOPE = 256;

    private final RunEstimates estimates;
    private final boolean fine;
    private int leftOut;
    private int outsideScope;

    /** Fine in half of the runs at least. */
    Grain(long seed, RunEstimates estimates, boolean always) {
        this.estimates = estimates;
        fine = always || new RunRandom(seed, "grain").nextInt(2) == 0;
    }

    boolean isFine() {
        return fine;
    }

    boolean isChoice(ModelThread t) {
        boolean outside = estimates.scope().leavesOut(t.calls, t.kind, t.site);
        outsideScope = outside ? outsideScope + 1 : 0;
        return outside ? outsideScope % MOST_OUTSIDE_SCOPE == 0 : isGrain(t);
    }

    private boolean isGrain(ModelThread t) {
        boolean hidden = !fine && (isUnpublished(t) && !ProgramSites.contains(t.site)
            || t.kind.isAccess() && estimates.isInvisible(t.site));
        leftOut = hidden ? leftOut + 1 : 0;
        return !hidden || leftOut % MOST_LEFT_OUT == 0;
    }

    private static boolean isUnpublished(ModelThread t) {
        return switch (t.kind) {
        case READ, STATIC_READ, ARRAY_READ, VOLATILE_READ, STATIC_VOLATILE_READ, ATOMIC_READ, WRITE, STATIC_WRITE,
            ARRAY_WRITE -> true;
        default -> false;
        };
    }
}
