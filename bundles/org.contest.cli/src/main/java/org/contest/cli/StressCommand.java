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
import org.contest.engine.Campaign;
import org.contest.engine.Replay;
import org.contest.engine.draw.KingProperties;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Count;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Runs a program many times and says what failed. */
@Command(name = "stress", mixinStandardHelpOptions = true, sortOptions = false,
    description = "Run a program many times under noise or a controlled scheduler, until it fails.", customSynopsis = {
        "contest stress [options] -cp PATH MainClass [args]",
        "   or: contest stress [options] -p PATH -m MODULE[/CLASS] [args]",
        "   or: contest stress [options] -cp PATH --junit CLASS[#METHOD] ...",
        "   or: contest stress [options] --branch-from TRACE"},
    exitCodeListHeading = "Exit codes:%n", exitCodeList = {
        "0:nothing failed", "1:a failure was found",
        "2:wrong usage, or the program could not be run", "3:ConTest itself failed",
        "4:inconclusive, nothing proves that the program was tested, or runs were lost"})
final class StressCommand implements Callable<Integer> {

    private static final double NANOS = 1e9;

    @Mixin
    private ProgramArguments program = new ProgramArguments();

    @Option(names = "--campaign", paramLabel = "DIR",
        description = "Directory of the campaign; one that exists is continued. Default: a new one in .contest.")
    private @Nullable Path directory;

    @Option(names = "--json", description = "Print one JSON object as the last line of standard output.")
    private boolean json;

    @Option(names = "--king", paramLabel = "FILE",
        description = "Take the options of noise from a KingProperties file of the original ConTest.")
    private @Nullable Path king;

    @ParentCommand
    private ContestCommand command = new ContestCommand();

    private CommandSpec spec = CommandSpec.create();

    private long begin;

    @Spec
    void setSpec(CommandSpec spec) {
        this.spec = spec;
        CampaignArguments.addTo(spec);
    }

    @Override
    public Integer call() {
        begin = System.nanoTime();
        CampaignOptions options = CampaignArguments.options(spec.commandLine().getParseResult(), base());
        try (Campaign campaign = campaign(program(options), options); Interrupt interrupt = new Interrupt()) {
            Progress progress = new Progress(spec.commandLine().getErr(), true, command.isVerbose());
            CampaignSummary summary = run(campaign, progress, interrupt);
            print(campaign, summary, "");
            return exitCode(summary, options);
        }
    }

    private CampaignSummary run(Campaign campaign, Progress progress, Interrupt interrupt) {
        try {
            return campaign.run(progress, interrupt);
        } catch (EngineException e) {
            progress.clear();
            if (campaign.summary().runs() > 0) {
                print(campaign, campaign.summary(), String.valueOf(e.getMessage()));
            }
            throw e;
        } finally {
            progress.clear();
        }
    }

    /** What was done, also by a campaign that an error ended. */
    private void print(Campaign campaign, CampaignSummary summary, String error) {
        PrintWriter out = spec.commandLine().getOut();
        SummaryText.print(summary, (System.nanoTime() - begin) / NANOS,
            campaign.options().isTrue(CampaignOption.INSIDE) ? null : campaign.frames(), out);
        if (command.isVerbose()) {
            out.println(summary.callSites().inWords());
        }
        if (summary.failsByFindings(campaign.options()) && summary.verdict().exitCode() != Exit.FAILURE) {
            out.println("What was found counts as a failure (--fail-on findings).");
        }
        if (json) {
            out.println(error.isEmpty() ? summary.toJson() : summary.json().put("error", error));
        }
    }

    private CampaignOptions base() {
        if (king == null) {
            return CampaignOptions.defaults();
        }
        KingProperties.Read read = KingProperties.read(king, CampaignOptions.defaults());
        read.unknown().forEach(text -> spec.commandLine().getErr().println("contest: " + text));
        return read.options();
    }

    private static int exitCode(CampaignSummary summary, CampaignOptions options) {
        return summary.failsByFindings(options) ? Exit.FAILURE : summary.verdict().exitCode();
    }

    private ProgramSpec program(CampaignOptions options) {
        return options.isSet(CampaignOption.BRANCH_FROM) && !program.isNamed()
            ? Replay.program(Path.of(options.get(CampaignOption.BRANCH_FROM)), program.place()) : program.program();
    }

    private Campaign campaign(ProgramSpec asked, CampaignOptions options) {
        if (directory == null) {
            return fresh(asked, options);
        }
        if (!Campaign.exists(directory)) {
            return Campaign.create(directory, asked, options);
        }
        Campaign campaign = Campaign.open(directory);
        if (!campaign.program().equals(asked)) {
            String title = campaign.program().title();
            campaign.close();
            throw EngineException.user("The campaign in " + directory + " is of another program, or of another class "
                + "path or arguments: " + title + ". Name another directory.");
        }
        campaign.setOptions(options.isSet(CampaignOption.SEED) ? options
            : withSeedOf(campaign, options));
        int before = campaign.summary().runs();
        if (before > 0) {
            spec.commandLine().getOut().println("Goes on after " + Count.of(before, "run")
                + ", which are in the numbers below.");
        }
        return campaign;
    }

    /** In the folder of campaigns, where another engine may make one at the same moment. */
    private static Campaign fresh(ProgramSpec asked, CampaignOptions options) {
        while (true) {
            Path next = Campaign.freshDirectory(Path.of(Campaign.FOLDER));
            try {
                return Campaign.create(next, asked, options);
            } catch (EngineException e) {
                if (!Campaign.exists(next)) {
                    throw e;
                }
            }
        }
    }

    private static CampaignOptions withSeedOf(Campaign campaign, CampaignOptions options) {
        return options.withSeed(campaign.summary().seed());
    }
}
