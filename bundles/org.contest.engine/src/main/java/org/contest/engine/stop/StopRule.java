/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.stop;

/** Says when a campaign has run enough. One rule, one class or lambda; all are listed in {@link StopRules}. */
@FunctionalInterface
public interface StopRule {

    /**
     * How far a campaign is, counted from where it was started or continued.
     *
     * @param runs finished
     * @param lost runs of these, which say nothing of the program
     * @param seconds of wall time
     * @param failing runs that failed
     * @param distinct failures seen in these runs
     * @param saturated true when every curve stays flat
     * @param threads most threads of one run that had events
     * @param bytes of the files of all runs
     */
    record State(int runs, int lost, double seconds, int failing, int distinct, boolean saturated, int threads,
        long bytes) {
    }

    /** Why to stop now, in words; empty to go on. */
    String why(State state);
}
