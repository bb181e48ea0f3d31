/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.Arrays;
import org.contest.runtime.classification.Classification;

/**
 * What earlier runs in this JVM tell of the next one: the number of steps, and how many each thread does on each
 * variable. One run at a time writes; between two programs {@link #forget} is called.
 */
public final class RunEstimates {

    private static final RunEstimates JVM = new RunEstimates();

    private static final int RECENT = 16;

    /** By grain: coarse, fine. */
    private final long[] steps = new long[2];
    private EventTally tally;
    private Classification classification = new Classification();

    /** The estimates that all runs of this JVM share. */
    public static RunEstimates ofJvm() {
        return JVM;
    }

    /** The steps of a run of a grain, as the recent ones had them; 0 when none is known. */
    synchronized long steps(boolean fine) {
        return steps[fine ? 1 : 0];
    }

    /** A run had so many steps: its weight is small, so that a run that went astray is soon forgotten. */
    synchronized void stepped(boolean fine, long newSteps) {
        int grain = fine ? 1 : 0;
        long known = steps[grain];
        long bounded = known == 0 ? newSteps : Math.min(newSteps, 2 * known);
        steps[grain] = known == 0 ? bounded : Math.max(1, (known * (RECENT - 1) + bounded + RECENT - 1) / RECENT);
    }

    /** The tally of the last run, or null. */
    synchronized EventTally tally() {
        return tally;
    }

    /** A run was tallied. */
    synchronized void ran(EventTally newTally) {
        if (tally == null || newTally.total() >= tally.total() / 2) {
            tally = newTally;
        }
    }

    /** The classification of variables, refined by every run. */
    public synchronized Classification classification() {
        return classification;
    }

    /** Another program, or other arguments. */
    public synchronized void forget() {
        Arrays.fill(steps, 0);
        tally = null;
        classification = new Classification();
    }
}
