/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import litmus.Litmus;
import org.contest.protocol.Failure;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.runtime.run.AgentHealth;
import org.contest.runtime.run.RunControl;

/**
 * A main program for a JVM with the agent: runs every {@link Litmus} under control with seeds from 0. Arguments: true
 * for spurious wake-ups, and the policy for time. Prints a line for each program: its name and its outcomes, with tabs
 * between.
 */
final class LitmusRuns {

    static final String MARK = "litmus";

    private static final List<String> SCHEDULERS = List.of("random", "pos", "pct", "surw");
    private static final int FEWEST = 50;
    private static final int MOST = 4_000;

    private final RunOptions options;
    private final boolean spurious;
    private final boolean expires;
    private Learning learning;
    private String outcome;

    private LitmusRuns(boolean spurious, String time) {
        this.spurious = spurious;
        expires = time.equals("expire");
        options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SPURIOUS, spurious).with(Key.TIME, time);
    }

    public static void main(String[] args) throws Exception {
        LitmusRuns runs = new LitmusRuns(Boolean.parseBoolean(args[0]), args[1]);
        Map<String, Set<String>> outcomes = new TreeMap<>();
        for (Litmus program : Litmus.all()) {
            outcomes.put(program.toString(), runs.outcomes(program));
        }
        outcomes.forEach((name, seen) -> System.out.println(MARK + '\t' + name + '\t' + String.join("\t", seen)));
        Runtime.getRuntime().halt(0);
    }

    /** Each scheduler a few times, then until all is seen that shall be. */
    private Set<String> outcomes(Litmus program) throws IOException {
        learning = new Learning();
        Set<String> wanted = new TreeSet<>(expires ? program.outcomes() : program.untimed());
        if (spurious) {
            wanted.addAll(program.spurious());
        }
        Set<String> seen = new TreeSet<>();
        for (int seed = 0; seed < FEWEST || seed < MOST && !seen.containsAll(wanted); seed++) {
            for (String scheduler : SCHEDULERS) {
                seen.add(run(program.fresh(), options.with(Key.SCHEDULER, scheduler).with(Key.SEED, seed)));
            }
        }
        return seen;
    }

    private String run(Litmus program, RunOptions run) throws IOException {
        RunResult result = RunControl.run(learning.told(run), () -> {
            RunControl.enterLauncher();
            outcome = outcome(program);
        }, AgentHealth.report());
        learning.learn(result);
        for (Failure failure : result.failures()) {
            return failure.kind() + " " + failure.type() + " " + failure.message();
        }
        return outcome;
    }

    private static String outcome(Litmus program) {
        try {
            return program.run();
        } catch (Exception e) {
            return e.toString();
        }
    }
}
