/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.RunRow;
import org.contest.protocol.Failure;
import org.jspecify.annotations.Nullable;

/**
 * A finished run on its way into the campaign file.
 *
 * @param number from 1
 * @param scheduler as drawn
 * @param description what was drawn beside the scheduler
 * @param seed of the run
 * @param seconds wall time of the run
 * @param finished seconds since the campaign began
 * @param events number of events
 * @param operations number of operations; 0 when not known, and negative when it is of the beginning only
 * @param threads number of program threads
 * @param schedule hash of the schedule; 0 when not known
 * @param control controlled, partly, free or lost
 * @param failures what the oracles saw, in order
 * @param notes sentences for the user
 * @param trace kept trace; null for none
 * @param output kept output; null for none
 * @param tasks those that are new or whose number of runs has to be written now
 */
public record StoredRun(int number, String scheduler, String description, long seed, double seconds, double finished,
    long events, int operations, int threads, long schedule, String control, List<Failure> failures, List<String> notes,
    @Nullable Path trace, @Nullable Path output, List<TaskCounted> tasks) {

    /** In one word: the kind of the first failure, or that there was none. */
    String outcome() {
        return !failures.isEmpty() ? failures.get(0).kind().jsonName()
            : control.equals(RunRow.LOST) ? RunRow.LOST : RunRow.PASSED;
    }

    /** True when there is nothing to store but the run itself. */
    boolean isPlain() {
        return failures.isEmpty() && tasks.isEmpty();
    }
}
