/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

/**
 * What earlier runs in this JVM tell of the next one: the number of steps, and how many each thread does on each
 * variable. One run at a time writes; between two programs {@link #forget} is called.
 */
public final class RunEstimates {

    private static final RunEstimates JVM = new RunEstimates();

    private static final int RECENT = 16;

    private long steps;
    private EventTally tally;

    /** The estimates that all runs of this JVM share. */
    public static RunEstimates ofJvm() {
        return JVM;
    }

    /** The steps of a run, as the recent ones had them; 0 when none is known. */
    synchronized long steps() {
        return steps;
    }

    /** A run had so many steps: its weight is small, so that a run that went astray is soon forgotten. */
    synchronized void stepped(long newSteps) {
        long bounded = steps == 0 ? newSteps : Math.min(newSteps, 2 * steps);
        steps = steps == 0 ? bounded : Math.max(1, (steps * (RECENT - 1) + bounded + RECENT - 1) / RECENT);
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

    /** Another program, or other arguments. */
    public synchronized void forget() {
        steps = 0;
        tally = null;
    }
}
