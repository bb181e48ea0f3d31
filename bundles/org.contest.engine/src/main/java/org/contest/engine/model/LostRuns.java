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
 * Runs that say nothing of the program, since their JVM was killed from outside or ConTest itself failed in it. They
 * are no failures, and nothing is proved while there are any.
 *
 * @param count of such runs
 * @param first number of the first of them; 0 for none
 * @param why the first was lost, without a full stop; empty for none
 */
public record LostRuns(int count, int first, String why) {

    /** No run was lost. */
    public static final LostRuns NONE = new LostRuns(0, 0, "");

    /** In a sentence; empty for none. */
    public String inWords() {
        return count == 0 ? ""
            : Count.of(count, "run") + (count == 1 ? " was lost, run " : " were lost, first run ") + first
                + ": " + why + ".";
    }
}
