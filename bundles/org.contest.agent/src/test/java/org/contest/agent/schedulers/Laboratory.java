/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import java.nio.file.Path;
import org.contest.protocol.Failure;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;

/**
 * A main program for a JVM with the agent: looks for the first failure of each program under each scheduler and
 * replays it. Arguments: scratch folder, number of replays, policy for time, then for each search {@code classes},
 * {@code command}, {@code scheduler} and the most runs. Prints a {@link Found} line for each.
 */
final class Laboratory {

    /** A loop that never ends is known for it by then. */
    private static final int MOST_EVENTS = Integer.getInteger("laboratory.events", 20_000);
    /** When these are over, a search ends after a few runs: programs that wait for the system take long. */
    private static final long MILLIS = Long.getLong("laboratory.millis", Long.MAX_VALUE);
    private static final int FEW_RUNS = 5;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int WORDS = 4;

    private final Path trace;
    private final RunOptions common;
    private final int replays;

    private Laboratory(Path scratch, int replays, String time) {
        trace = scratch.resolve("trace");
        common = RunOptions.defaults().with(Key.MAX_EVENTS, MOST_EVENTS).with(Key.TIME, time).with(Key.SITES,
            scratch.resolve("sites"));
        this.replays = replays;
    }

    public static void main(String[] args) throws Exception {
        Laboratory laboratory = new Laboratory(Path.of(args[0]), Integer.parseInt(args[1]), args[2]);
        for (int i = 3; i < args.length; i += WORDS) {
            InProcessRun program = new InProcessRun(Path.of(args[i]), args[i + 1]);
            System.out.println(laboratory.search(program, args[i + 1], args[i + 2], Integer.parseInt(args[i + 3])));
        }
        Runtime.getRuntime().halt(0);
    }

    private Found search(InProcessRun program, String command, String scheduler, int most) throws Exception {
        RunOptions options = common.with(Key.SCHEDULER, scheduler).with(Key.TRACE, trace).with(Key.RECORD, "full");
        Learning learning = new Learning();
        long begin = System.nanoTime();
        for (int seed = 0; seed < most && (seed < FEW_RUNS || goesOn(begin)); seed++) {
            RunResult result = program.run(learning.told(options.with(Key.SEED, seed)));
            learning.learn(result);
            if (!result.failures().isEmpty()) {
                return replay(program, new Found(command, scheduler, seed + 1, result.failures().get(0)), result);
            }
        }
        return new Found(command, scheduler, 0, null);
    }

    private static boolean goesOn(long begin) {
        return (System.nanoTime() - begin) / NANOS_PER_MILLI < MILLIS;
    }

    private Found replay(InProcessRun program, Found found, RunResult first) throws Exception {
        RunOptions options = common.with(Key.SCHEDULER, "replay").with(Key.REPLAY, trace);
        Found told = found;
        for (int i = 0; i < replays; i++) {
            RunResult again = program.run(options);
            String difference = difference(first, again);
            told = difference.isEmpty() ? told.plusReplay() : told.withDifference(difference);
        }
        return told;
    }

    private static String difference(RunResult first, RunResult again) {
        Failure failure = again.failures().isEmpty() ? null : again.failures().get(0);
        if (again.divergence() != null) {
            return "diverged: " + again.divergence();
        }
        if (failure == null || !failure.signature().equals(first.failures().get(0).signature())) {
            return "ended by " + failure;
        }
        return again.scheduleHash() == first.scheduleHash() ? ""
            : "another schedule with the same failure: " + again.totalEvents()
                + " events for " + first.totalEvents() + ", " + again.notes();
    }
}
