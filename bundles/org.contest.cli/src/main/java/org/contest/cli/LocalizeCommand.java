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
import java.util.Locale;
import java.util.concurrent.Callable;
import org.contest.engine.localize.Localization;
import org.contest.engine.localize.LocalizationOptions;
import org.contest.engine.localize.Localized;
import org.contest.engine.localize.Suspect;
import org.contest.engine.model.Count;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Names the program points at which noise makes a failure come. */
@Command(name = "localize", mixinStandardHelpOptions = true, sortOptions = false,
    description = "Find the fewest program points at which noise makes a failure come: iterative group sampling.",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {"0:points were found", "2:wrong usage, or the program could not be run",
        "3:ConTest itself failed", "4:no points were found in this time"})
final class LocalizeCommand implements Callable<Integer> {

    @Parameters(paramLabel = "CAMPAIGN", description = "Directory or number of the campaign, which has failed.")
    private String campaign = "";

    @Option(names = "--failure", paramLabel = "N", defaultValue = "1",
        description = "Number of the failure in the campaign. Default: ${DEFAULT-VALUE}.")
    private int failure;

    @Option(names = "--time", paramLabel = "S", defaultValue = "" + LocalizationOptions.DEFAULT_SECONDS,
        description = "Stop after S seconds; 0 for no limit. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(names = "--runs", paramLabel = "N", defaultValue = "0",
        description = "Stop after N runs; 0 for no limit. Default: ${DEFAULT-VALUE}.")
    private int runs;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "" + LocalizationOptions.DEFAULT_SEED,
        description = "Seed of every random choice. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--json", description = "Print one JSON object as the last line of standard output.")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (seconds < 0 || runs < 0) {
            throw new ParameterException(spec.commandLine(), "--time and --runs are 0 or more.");
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Interrupt interrupt = new Interrupt()) {
            Localized localized = Localization.run(RunIds.campaign(campaign),
                new LocalizationOptions(failure, runs, seconds, seed), sentence -> tell(out, sentence), interrupt);
            print(localized, out);
            return localized.finding() == null ? Exit.INCONCLUSIVE : Exit.OK;
        }
    }

    private static void tell(PrintWriter out, String sentence) {
        out.println(sentence);
        out.flush();
    }

    private void print(Localized localized, PrintWriter out) {
        out.printf("%nFailure %d: %s%n", localized.failure().id(), SummaryText.title(localized.failure()));
        localized.told().forEach(out::println);
        if (!localized.suspects().isEmpty()) {
            out.printf("%nThe points that were left of %d, with noise alone or beside others:%n", localized.points());
            localized.suspects().forEach(suspect -> print(suspect, out));
        }
        out.printf(Locale.ROOT, "%n%s in %.1f s%n", Count.of(localized.runs(), "run"), localized.seconds());
        if (json) {
            out.println(localized.toJson());
        }
    }

    private static void print(Suspect suspect, PrintWriter out) {
        out.printf(Locale.ROOT, "  %s %s  %s fail, score %s%n", suspect.needed() ? "*" : " ", suspect.point(),
            suspect.rate().inWords(), Double.isInfinite(suspect.score()) ? "without bound"
                : String.format(Locale.ROOT, "%.2f", suspect.score()));
    }
}
