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
import java.util.concurrent.Callable;
import org.contest.engine.Cancellation;
import org.contest.engine.Replay;
import org.contest.engine.ReplayOptions;
import org.contest.engine.ReplaySummary;
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
        "0:the recorded outcome came again", "1:it did not",
        "2:wrong usage, a broken trace, or the program could not be run", "3:ConTest itself failed"})
final class ReplayCommand implements Callable<Integer> {

    private static final int MOST_PORT = 65_535;

    @Parameters(paramLabel = "TRACE|RUN-ID", description = "A trace file, or CAMPAIGN:RUN, where CAMPAIGN is the "
        + "number or directory of a campaign; RUN alone is a run of the latest campaign in .contest.")
    private String what = "";

    @Option(names = {"-cp", "--class-path", "-classpath"}, paramLabel = "PATH",
        description = "Where the program is now, when it is not where it was recorded.")
    private @Nullable String classPath;

    @Option(names = "--until", paramLabel = "EVENT",
        description = "Follow the trace up to this event, then let the scheduler go on by itself.")
    private @Nullable Long until;

    @Option(names = "--debug", paramLabel = "PORT",
        description = "Wait for a debugger at this port of this machine before the program begins.")
    private @Nullable Integer debug;

    @Option(names = "--times", paramLabel = "K", defaultValue = "1", description = "Replay K times.")
    private int times;

    @Option(names = "--json", description = "Print one JSON object as the last line of standard output.")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        ReplayOptions options = options();
        Path trace = RunIds.trace(what);
        PrintWriter out = spec.commandLine().getOut();
        if (debug != null) {
            out.println("Waiting for a debugger at port " + debug + ".");
        }
        ReplaySummary last = Replay.run(trace, options, Cancellation.NEVER);
        int again = last.reproduced() ? 1 : 0;
        for (int i = 1; i < times; i++) {
            last = Replay.run(trace, options, Cancellation.NEVER);
            again += last.reproduced() ? 1 : 0;
        }
        ReplayText.print(last, out);
        if (times > 1) {
            out.println("The recorded outcome came again in " + again + " of " + times + " replays.");
        }
        if (json) {
            out.println(last.toJson());
        }
        return again == times ? Exit.OK : Exit.FAILURE;
    }

    private ReplayOptions options() {
        require(times >= 1, "--times needs a number from 1 on");
        require(until == null || until >= 0, "--until needs the number of an event, from 0 on");
        require(debug == null || debug >= 1 && debug <= MOST_PORT, "--debug needs a port from 1 to " + MOST_PORT);
        ReplayOptions options = ReplayOptions.defaults().withClassPath(ProgramArguments.paths(classPath));
        options = until == null ? options : options.withUntil(until);
        return debug == null ? options : options.withDebugPort(debug);
    }

    private void require(boolean right, String otherwise) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
