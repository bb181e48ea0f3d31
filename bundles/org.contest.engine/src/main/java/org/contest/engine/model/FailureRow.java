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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contest.protocol.FailureKind;
import org.jspecify.annotations.Nullable;

/**
 * Failures with one signature: one bug is one row with a count.
 *
 * @param id from 1 in its campaign
 * @param kind JSON name of the kind: exception, deadlock, hang, exit, assertion, jvm-crash or output
 * @param signature what failures are grouped by
 * @param message of its first occurrence, in words
 * @param frames stack of its first occurrence, top first
 * @param count number of runs that failed so
 * @param firstRun number of the first of them
 * @param timingOnly true when it needs a timed operation to expire where the untimed form would have gone on
 * @param trace trace of the first run; null where none was recorded
 * @param configuration scheduler of the first run, and what was drawn beside it, in words
 * @param seed of every random choice of the first run
 * @param unconfirmed true when no replay in a JVM of its own has shown that the program fails so
 * @param thread names of the threads that failed, separated by commas; empty where none did
 */
public record FailureRow(int id, String kind, String signature, String message, List<String> frames, int count,
    int firstRun, boolean timingOnly, @Nullable Path trace, String configuration,
    long seed, boolean unconfirmed, String thread) {

    /** A thread in a message, with its place in the spawn tree. */
    private static final Pattern THREAD = Pattern.compile("(?<![^ ])(0(?:\\.\\d+)*) (\"[^\"]+\")");

    /** Copies the frames. */
    public FailureRow {
        frames = List.copyOf(frames);
    }

    /** The message in lines, one for each thread of a deadlock; threads by their names where these tell them apart. */
    public List<String> messageLines() {
        return split(told(message).lines());
    }

    /** What the message says after its first line: which time limits and sleeps have ended before, for example. */
    public List<String> furtherLines() {
        return split(told(message).lines().skip(1));
    }

    private static List<String> split(Stream<String> lines) {
        return lines.flatMap(line -> Stream.of(line.split("; "))).toList();
    }

    /** A message in which threads are named without their numbers, where each name is of one thread. */
    public static String told(String message) {
        Map<String, String> identities = new HashMap<>();
        boolean tellsApart = THREAD.matcher(message).results()
            .allMatch(
                thread -> identities.computeIfAbsent(thread.group(2), n -> thread.group(1)).equals(thread.group(1)));
        return tellsApart ? THREAD.matcher(message).replaceAll("$2") : message;
    }

    /** True for a failure that is told by what each of its threads does. */
    public boolean isOfThreads() {
        return kind.equals(FailureKind.DEADLOCK.jsonName()) || kind.equals(FailureKind.HANG.jsonName());
    }

    /** A copy with another count. */
    public FailureRow withCount(int other) {
        return new FailureRow(id, kind, signature, message, frames, other, firstRun, timingOnly, trace, configuration,
            seed, unconfirmed, thread);
    }
}
