/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.HashMap;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.runtime.RunRandom;
import org.contest.runtime.model.RunClock;

/** What a controlled run sees of its environment: equal in every run with the same seed and schedule. */
final class Environment {

    /** No thread of the JVM itself has one so large. */
    private static final long FIRST_NUMBER = 1001;

    private final RunClock clock;
    private final RunRandom seeds;
    /** By the number that the JVM has for the thread. */
    private final Map<Long, Long> numbers = new HashMap<>();
    /** Null unless a trace tells what the program saw. */
    private final ToldHashes hashes;

    Environment(RunClock clock, long seed, boolean replays) {
        this.clock = clock;
        hashes = replays ? new ToldHashes() : null;
        seeds = new RunRandom(seed, "environment");
    }

    /** What the program shall see for what the JVM gave. */
    long seen(EventKind kind, long real) {
        return switch (kind) {
        case NANO_TIME -> clock.nanoTime(real);
        case CURRENT_TIME -> clock.currentTimeMillis(real);
        case INSTANT -> clock.instant(real);
        case RANDOM_SEED -> seeds.nextLong();
        default -> real;
        };
    }

    /** What it sees in the end, after a trace has told what it saw then. */
    long kept(EventKind kind, long real, long told) {
        if (hashes == null) {
            return told;
        }
        clock.told(kind, told);
        return kind == EventKind.IDENTITY_HASH ? hashes.of((int) real, (int) told) : told;
    }

    /**
     * The number of a thread, by the order in which they were asked for: those of the JVM go on from run to run, and
     * pools begin their searches there. Threads out of control ask as well.
     */
    @SuppressWarnings("deprecation") // threadId() is younger than JDK 17
    synchronized long number(Thread thread) {
        return numbers.computeIfAbsent(thread.getId(), id -> FIRST_NUMBER + numbers.size());
    }
}
