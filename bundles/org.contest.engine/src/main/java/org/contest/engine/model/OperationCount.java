/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

/**
 * How many operations the runs of a campaign have: what single instructions of the program's own code do.
 *
 * @param total of all runs that were counted
 * @param runs number of these runs: those whose order of events was looked at
 * @param cut number of runs of which only the beginning was looked at, as memory has no room for more
 */
public record OperationCount(long total, int runs, int cut) {

    /** Of a run, on average; 0 when none was counted. */
    public double perRun() {
        return runs == 0 ? 0 : (double) total / runs;
    }

    /** A sentence about runs that were too long to be looked at as a whole; empty when there is none. */
    public String cutInWords() {
        return cut == 0 ? "" : "Of " + Count.of(cut, "run") + " coverage and findings tell only the beginning, "
            + "findings of free threads nothing: memory has no room for the whole trace. Give ConTest more (-Xmx), or "
            + "make the runs shorter.";
    }
}
