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
 * What earlier runs in this JVM tell of the next one: the number of events, and how many each thread does on each
 * variable. One run at a time writes; between two programs {@link #forget} is called.
 */
public final class RunEstimates {

    private static final RunEstimates JVM = new RunEstimates();

    private long events;
    private EventTally tally;

    /** The estimates that all runs of this JVM share. */
    public static RunEstimates ofJvm() {
        return JVM;
    }

    /** The most events of an earlier run; 0 when none is known. */
    synchronized long events() {
        return events;
    }

    /** A run had so many events. */
    synchronized void ran(long newEvents) {
        events = Math.max(events, newEvents);
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
        events = 0;
        tally = null;
    }
}
