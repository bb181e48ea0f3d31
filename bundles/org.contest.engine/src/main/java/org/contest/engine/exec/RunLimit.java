/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.contest.engine.model.ProgramSpec;

/**
 * When a run is killed from outside. The runtime itself calls a run a hang after {@code timeout} without an event; this
 * is for programs that go on making events, or for a JVM that does not answer.
 *
 * @param timeout without an event
 * @param work that is known to be done beside that
 */
public record RunLimit(Duration timeout, Duration work) {

    private static final int FACTOR = 6;
    private static final long FOR_EVER = Long.MAX_VALUE / 4;
    /** For an event that a replay compares, on a machine that is busy. */
    private static final long MILLIS_AN_EVENT = 1;

    /** Of a run of which nothing is known. */
    public RunLimit(Duration timeout) {
        this(timeout, Duration.ZERO);
    }

    /** Of a replay: who follows so many events is no program without an end. */
    public static RunLimit ofReplay(Duration timeout, int events) {
        return new RunLimit(timeout, Duration.ofMillis(MILLIS_AN_EVENT * events));
    }

    /**
     * Nanoseconds that a whole run may take; for ever where a debugger may hold its threads.
     *
     * @param vmArguments beside those of the program
     */
    long nanos(ProgramSpec program, List<String> vmArguments) {
        boolean debugged = Stream.concat(program.vmArguments().stream(), vmArguments.stream())
            .anyMatch(argument -> argument.contains("jdwp"));
        return debugged ? FOR_EVER : timeout.multipliedBy(FACTOR).plus(work).toNanos();
    }
}
