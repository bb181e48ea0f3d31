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

    /**
     * What a replay showed.
     *
     * @param isLost it was not over in time, or was killed, and shows nothing
     * @param fails the recorded failure came again
     * @param waitedOn whose time limit did not end, in words; empty when all went as recorded
     */
    record Answer(boolean isLost, boolean fails, String waitedOn) {
    }

    /** The same schedule: what JVMs of many runs keep is not the program's. */
    Answer same(Path trace);

    /** The schedule without time limits that end while other threads can go on. */
    Answer withoutTimeouts(Path trace);
}
