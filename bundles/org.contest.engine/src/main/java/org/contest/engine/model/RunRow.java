/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.nio.file.Path;
import org.contest.engine.Campaign;
import org.jspecify.annotations.Nullable;

/**
 * One run, as stored.
 *
 * @param number from 1 in its campaign
 * @param scheduler one of {@link Configurations#SCHEDULERS} but auto, or branch
 * @param configuration what was drawn beside the scheduler, in words
 * @param seed seed of every random choice of the run
 * @param outcome {@code passed}, the JSON name of the failure's kind, or {@code lost} when the run said nothing
 * @param seconds wall time
 * @param events number of events
 * @param failureId first failure of the run in {@link Campaign#failures()}; null when it passed
 * @param trace trace file; null where none was kept
 * @param output standard streams; null when the program printed nothing
 * @param schedule the same for runs with the same schedule; 0 when not known
 */
public record RunRow(int number, String scheduler, String configuration, long seed, String outcome, double seconds,
    long events, @Nullable Integer failureId, @Nullable Path trace, @Nullable Path output,
    long schedule) {

    /** The outcome of a run in which no oracle saw a failure. */
    public static final String PASSED = "passed";
    /** The outcome of a run that says nothing of the program: its JVM was killed, or ConTest itself failed. */
    public static final String LOST = "lost";
}
