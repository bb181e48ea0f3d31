/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;

/** Asks what a recorded failure depends on, by replays in a JVM of its own. */
public interface FreshReplay {

    /** How a replay ended, the one that tells most first. */
    enum Outcome {
        /** The recorded failure came again. */
        FAILS,
        /** The replay went to the end of the trace, and the recorded failure did not come. */
        OTHER,
        /** The replay left the trace, which tells nothing of the failure. */
        LEFT,
        /** The replay was not over in time, or was killed. */
        LOST
    }

    /**
     * What a replay showed.
     *
     * @param outcome how it ended
     * @param waitedOn whose time limit did not end, in words; empty when all went as recorded
     * @param taskCame true when that was the delay of a task, which came later
     */
    record Answer(Outcome outcome, String waitedOn, boolean taskCame) {

        /** What a replay without that question showed. */
        public Answer(Outcome outcome) {
            this(outcome, "", false);
        }

        public boolean fails() {
            return outcome == Outcome.FAILS;
        }

        public boolean isLost() {
            return outcome == Outcome.LOST;
        }
    }

    /** The same schedule: what JVMs of many runs keep is not the program's. */
    Answer same(Path trace);

    /**
     * The schedule without time limits that end while other threads can go on.
     *
     * @param clocks true when no look at a clock counts the time of noise
     */
    Answer withoutTimeouts(Path trace, boolean clocks);
}
