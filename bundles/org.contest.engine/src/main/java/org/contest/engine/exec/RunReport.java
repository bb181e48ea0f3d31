/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.nio.file.Path;
import org.contest.protocol.RunResult;
import org.jspecify.annotations.Nullable;

/**
 * What an executor saw of one run.
 *
 * @param end how it ended
 * @param exitCode of the program; 0 when it returned by itself in a JVM of many runs
 * @param result what the runtime said; null when it could not
 * @param seconds wall time
 * @param threadDump of a run that was killed; empty otherwise
 * @param crash what the JVM said when it crashed, or how it was lost; empty otherwise
 * @param sites table with every location that the JVM of the run has loaded; null when there is none
 * @param digest of the trace: traces with the same events have the same one; 0 when it is not known
 * @param trace of the run; null when it is in the file that its options name, if there is one, or when its digest is
 *     known
 */
public record RunReport(End end, int exitCode, @Nullable RunResult result, double seconds, String threadDump,
    String crash, @Nullable Path sites, long digest, byte @Nullable [] trace) {

    /** A run whose trace, if there is one, is in its file. */
    RunReport(End end, int exitCode, @Nullable RunResult result, double seconds, String threadDump, String crash,
        @Nullable Path sites) {
        this(end, exitCode, result, seconds, threadDump, crash, sites, 0, null);
    }

    /** A run that ended by itself, seen by another launcher. */
    public static RunReport ended(int exitCode, @Nullable RunResult result, double seconds) {
        return new RunReport(End.EXITED, exitCode, result, seconds, "", "", null);
    }

    /** True when the runtime gave the run up, since it had no end. */
    public boolean isUnfinished() {
        return result != null && result.control().equals(RunResult.UNFINISHED);
    }

    /** How a run ended. */
    public enum End {
        /** By itself. */
        EXITED,
        /** Killed, since it did not end in time. */
        TIMED_OUT,
        /** The JVM crashed. */
        CRASHED,
        /** The JVM was killed from outside, or ended by an error of ConTest: the run says nothing of the program. */
        LOST,
        /** Killed, since the user did not want it any more: no result counts. */
        CANCELLED
    }
}
