/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;

/**
 * How soon a bug is found where runs switch at operations, also in unsafe code, at every event, or as drawn. Nothing is
 * recorded: the replay that confirms a failure takes the same time in all of them.
 */
final class Switches {

    private static final List<String> SCOPES = List.of("own", "unsafe", "all", "auto");

    private final List<Path> path;
    private final CampaignOptions options;
    private final int seeds;
    private final Path folder;

    private Switches(String[] args) throws IOException {
        path = Arrays.stream(args[0].split(File.pathSeparator)).map(Path::of).toList();
        options = CampaignOptions.defaults().withRuns(Integer.parseInt(args[1])).with(CampaignOption.TIME, args[2])
            .with(CampaignOption.STOP_ON, "failure").with(CampaignOption.FINDINGS, "none")
            .with(CampaignOption.RECORD, "none");
        seeds = Integer.parseInt(args[3]);
        folder = Files.createTempDirectory("contest-switches");
    }

    /** Arguments: class path of the programs, most runs, most seconds, seeds, programs. */
    public static void main(String[] args) throws Exception {
        Switches switches = new Switches(args);
        System.out.println("| program | " + String.join(" | ", SCOPES) + " |");
        System.out.println("|---|" + "---|".repeat(SCOPES.size()));
        for (String program : Arrays.asList(args).subList(4, args.length)) {
            System.out.print("| " + program.substring(program.lastIndexOf('.') + 1));
            for (String scope : SCOPES) {
                System.out.print(" | " + switches.first(program, scope));
            }
            System.out.println(" |");
        }
    }

    /** The medians of the first failing runs and of the seconds of a campaign, and of how many seeds one was found. */
    private String first(String program, String scope) {
        List<Double> runs = new ArrayList<>();
        List<Double> seconds = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            Path directory = folder.resolve(program + "-" + scope + "-" + seed);
            long begin = System.nanoTime();
            try (Campaign campaign = Campaign.create(directory, ProgramSpec.of(path, program, List.of()),
                options.with(CampaignOption.SWITCH, scope).withSeed(seed))) {
                CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
                if (summary.firstFailingRun() != null) {
                    runs.add((double) summary.firstFailingRun());
                    seconds.add((System.nanoTime() - begin) / 1e9);
                }
            }
        }
        return runs.isEmpty() ? "none of " + seeds
            : String.format(Locale.ROOT, "%.0f, %.1f s (%d of %d)", median(runs), median(seconds), runs.size(), seeds);
    }

    private static double median(List<Double> values) {
        Collections.sort(values);
        return values.get(values.size() / 2);
    }
}
