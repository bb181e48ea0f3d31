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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.contest.engine.Campaign;
import org.contest.engine.PlainRuns;
import org.contest.engine.Replay;
import org.contest.engine.ReplayOperations;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramFrames;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The whole road on an example: plain runs that pass, a campaign that finds the bug, replays that show it again. */
@Command(name = "try", mixinStandardHelpOptions = true, sortOptions = false,
    description = "The whole road on an example with a rare bug: run it plain, find the bug, replay it.",
    exitCodeListHeading = "Exit codes:%n", exitCodeList = {
        "0:all of that really happened", "1:it did not",
        "2:wrong usage, or the example could not be run", "3:ConTest itself failed"})
final class TryCommand implements Callable<Integer> {

    private static final String EXAMPLES_PROPERTY = "contest.examples.jar";

    @Option(names = "--examples", paramLabel = "JAR", description = "The jar of the examples.")
    private @Nullable Path examples;

    @Option(names = "--example", paramLabel = "CLASS", defaultValue = "examples.changenotification.ChangeNotification",
        description = "The example. Default: ${DEFAULT-VALUE}.")
    private String example = "";

    @Option(names = "--plain-runs", paramLabel = "N", defaultValue = "50",
        description = "Runs without ConTest. Default: ${DEFAULT-VALUE}.")
    private int plainRuns;

    @Option(names = "--replays", paramLabel = "K", defaultValue = "10",
        description = "Replays of the failure. Default: ${DEFAULT-VALUE}.")
    private int replays;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        ProgramSpec program = ProgramSpec.of(List.of(jar()), example, List.of());
        return plain(program, out) && find(program, out) ? Exit.OK : Exit.FAILURE;
    }

    private Path jar() {
        String given = System.getProperty(EXAMPLES_PROPERTY);
        Path jar = examples != null ? examples : given != null ? Path.of(given) : null;
        if (jar == null || !Files.exists(jar)) {
            throw EngineException.user("The jar of the examples " + (jar == null ? "is not known" : jar
                + " does not exist") + ". Name it with --examples, or use the script contest, which builds it.");
        }
        return jar.toAbsolutePath();
    }

    private boolean plain(ProgramSpec program, PrintWriter out) {
        out.println("1. " + example + " as it is, " + plainRuns + " times:");
        int failed = PlainRuns.failures(program, plainRuns, Cancellation.NEVER);
        out.println(failed == 0 ? "   the plain program did not fail in " + plainRuns + " runs."
            : "   the plain program failed in " + failed + " of " + plainRuns + " runs: so rare is the bug not.");
        return failed == 0;
    }

    private boolean find(ProgramSpec program, PrintWriter out) {
        out.println("2. The same under ConTest, until it fails:");
        CampaignSummary summary;
        ProgramFrames frames;
        try (Campaign campaign = Campaign.create(Campaign.freshDirectory(Path.of(Campaign.FOLDER)), program,
            CampaignOptions.defaults()); Interrupt interrupt = new Interrupt()) {
            Progress progress = new Progress(spec.commandLine().getErr(), false, false);
            summary = campaign.run(progress, interrupt);
            frames = campaign.frames();
            progress.clear();
        }
        if (summary.distinctFailures().isEmpty() || summary.distinctFailures().get(0).trace() == null) {
            out.println("   no bug was found in " + summary.runs() + " runs"
                + (summary.health().ok() ? "." : ": " + summary.health().why()));
            return false;
        }
        FailureRow failure = summary.distinctFailures().get(0);
        out.printf(Locale.ROOT, "   found in run %d of %d, after %.1f seconds: %s%n", failure.firstRun(),
            summary.runs(), summary.seconds(), SummaryText.title(failure));
        frames.shown(failure.frames(), SummaryText.FRAMES).forEach(frame -> out.println("       at " + frame));
        return replay(failure, out);
    }

    private boolean replay(FailureRow failure, PrintWriter out) {
        Path trace = failure.trace();
        out.println("3. The recorded run again, " + replays + " times:");
        int again = 0;
        ReplaySummary last = null;
        for (int i = 0; i < replays && trace != null; i++) {
            last = Replay.run(trace, ReplayOptions.defaults(), Cancellation.NEVER);
            again += last.reproduced() ? 1 : 0;
        }
        out.println("   the replay reproduced the failure " + again + " of " + replays + " times.");
        if (again < replays && last != null) {
            new ReplayText(new ReplayOperations(last, -1), false, out).print(last);
        }
        out.println("   To see it once more: contest replay " + trace);
        return again == replays;
    }
}
