/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.contest.engine.ReplaySeries;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplayOptions.Then;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.steps.TraceWalk;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a recorded failure again. */
@Command(name = "replay", mixinStandardHelpOptions = true, sortOptions = false,
    description = "Run a recorded run again, in the same order of events.", exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
        "0:the recorded outcome came again, or the place of --until was reached", "1:it did not",
        "2:wrong usage, a broken trace, or the program could not be run", "3:ConTest itself failed"})
final class ReplayCommand implements Callable<Integer> {

    private static final int MOST_PORT = 65_535;

    @Parameters(paramLabel = "TRACE|RUN-ID", description = "A trace file, or CAMPAIGN:RUN, where CAMPAIGN is the "
        + "number or directory of a campaign; RUN alone is a run of the latest campaign in .contest.")
    private String what = "";

    @Option(names = {"-cp", "--class-path", "-classpath"}, paramLabel = "PATH",
        description = "Where the program is now, when it is not where it was recorded.")
    private @Nullable String classPath;

    @Option(names = {"-p", "--module-path"}, paramLabel = "PATH", description = "Where its modules are now.")
    private @Nullable String modulePath;

    @Option(names = "--java", paramLabel = "HOME",
        description = "Home of the JDK or JRE that runs the program; the recorded one by default.")
    private @Nullable Path java;

    @Option(names = "--until", paramLabel = "N|event:N", description = "Stop before operation N, or before event N, "
        + "and say where every thread stands. An operation is what one instruction of the program's own code does.")
    private @Nullable String untilText;

    @Option(names = "--debug", paramLabel = "PORT", description = "Wait for a debugger at this port of this machine: "
        + "before the program begins, or with --until there.")
    private @Nullable Integer debug;

    @Option(names = "--then", paramLabel = "SCHEDULER", description = "At the place of --until go on by this "
        + "scheduler: random, pct, pos, surw, noise, or none.")
    private @Nullable String then;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the choices after --then; 1 by default, and "
        + "one more with each of --times.")
    private @Nullable Long seed;

    @Option(names = "--save", paramLabel = "FILE", description = "Trace of the whole run with --then, to replay it.")
    private @Nullable Path save;

    @Option(names = "--steps", description = "Walk the trace by commands from standard input, one a line, without "
        + "running it: " + TraceWalk.COMMANDS + ".")
    private boolean steps;

    @Option(names = "--times", paramLabel = "K", defaultValue = "1", description = "Replay K times.")
    private int times;

    @Option(names = "--inside", description = "Tell events, also those inside libraries, and all frames of stacks, "
        + "instead of the operations of the program's own code.")
    private boolean inside;

    @Option(names = "--json", description = "Print one JSON object as the last line of standard output.")
    private boolean json;

    private @Nullable Until until;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        check();
        Path trace = RunIds.trace(what);
        PrintWriter out = spec.commandLine().getOut();
        if (steps) {
            return Steps.walk(trace, options(trace, 0), out);
        }
        if (debug != null) {
            out.println("Waiting for a debugger at port " + debug
                + (until == null || then != null ? "." : ", from " + until + " on."));
        }
        ReplayCounts counts = new ReplayCounts();
        ReplaySeries series = new ReplaySeries(trace);
        try (Interrupt interrupt = new Interrupt()) {
            for (int i = 0; i < times && !interrupt.isCancelled(); i++) {
                ReplaySummary replay = series.next(options(trace, i), interrupt);
                if (!interrupt.isCancelled()) {
                    counts.add(replay);
                    progress(i + 1, replay, out);
                }
            }
        }
        counts.print(until == null ? -1 : until.event(trace), inside, json, out);
        return counts.reproduced() == times ? Exit.OK : Exit.FAILURE;
    }

    /** Ten replays of a long run take minutes: each is told when it is over. */
    private void progress(int time, ReplaySummary replay, PrintWriter out) {
        if (times > 1) {
            out.printf(Locale.ROOT, "Replay %d of %d: %s, %.1f s%n", time, times,
                replay.outcome().jsonName().replace('-', ' '), replay.seconds());
            out.flush();
        }
    }

    private void check() {
        require(times >= 1, "--times needs a number from 1 on");
        try {
            until = untilText == null ? null : Until.of(untilText);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
        require(debug == null || debug >= 1 && debug <= MOST_PORT, "--debug needs a port from 1 to " + MOST_PORT);
        require(then == null || Configurations.AFTER_PREFIX.contains(then),
            "--then needs one of " + String.join(", ", Configurations.AFTER_PREFIX));
        require(then == null || until != null, "--then needs --until, to say where the trace is left");
        require(seed == null || then != null, "--seed is for runs with --then");
        require(save == null || then != null,
            "--save is for runs with --then: other replays follow the trace they have");
        require(!steps || until == null && debug == null && times == 1 && !json,
            "--steps goes without --until, --then, --debug, --times and --json");
        require(save == null || times == 1, "--save keeps one run, so it goes without --times");
    }

    private ReplayOptions options(Path trace, int time) {
        Place place = new Place(ProgramArguments.paths(classPath), ProgramArguments.paths(modulePath),
            Optional.ofNullable(java));
        ReplayOptions options = ReplayOptions.defaults().withPlace(place);
        options = until == null ? options : options.withUntil(until.event(trace));
        options = debug == null ? options : options.withDebugPort(debug);
        return then == null ? options
            : options.withThen(new Then(then, (seed == null ? 1 : seed) + time, Optional.ofNullable(save)));
    }

    private void require(boolean right, String otherwise) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
