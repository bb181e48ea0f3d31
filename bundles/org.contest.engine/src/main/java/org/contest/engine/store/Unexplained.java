/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

/** Why nobody knows whether a failure is the program's: no replay in a JVM of its own could tell. */
public enum Unexplained {

    /** The replay left the trace. */
    LEFT("left its trace", "Replay the run again, or run the program with --mode fork, where each run has a JVM."),
    /** The replay was not over in time. */
    LOST("was not over in time", "Replay it where fewer other programs run, or give the campaign more time."),
    /** The failure came in two runs that had a JVM each, and in no replay. */
    AGAIN("did not, though a later run failed so, too", "Give the campaign more time, or replay the run again."),
    /** The failure tells of a timeout, and no replay without the delays of noise or scheduler could be made. */
    LIMIT("could not tell whether its time limit ends without the delays that were made",
        "Use a longer limit, or a scheduler that controls the threads, such as random.");

    /** In the database; 1 stands for a failure that did not come again, and 0 for one that counts. */
    final int number = ordinal() + 2;

    private final String happened;
    private final String advice;

    Unexplained(String happened, String advice) {
        this.happened = happened;
        this.advice = advice;
    }

    /** What is to be told of a run. */
    public String sentence(int run) {
        return "Run " + run + " failed, and its replay in a JVM of its own " + happened
            + ": whether the program fails so is not known. " + advice;
    }

    static Unexplained of(int number) {
        return values()[number - 2];
    }
}
