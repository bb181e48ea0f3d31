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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.contest.engine.Campaign;
import org.contest.engine.json.Json;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.EngineException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the campaigns of a folder. */
@Command(name = "campaigns", mixinStandardHelpOptions = true, sortOptions = false,
    description = "List the campaigns of a folder.")
final class CampaignsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FOLDER", arity = "0..1", defaultValue = Campaign.FOLDER,
        description = "Folder with campaigns. Default: ${DEFAULT-VALUE}.")
    private Path folder = Path.of(Campaign.FOLDER);

    @Option(names = "--json", description = "Print one JSON object as the last line of standard output.")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Object> rows = new ArrayList<>();
        for (Path directory : Campaign.list(folder)) {
            try (Campaign campaign = Campaign.open(directory)) {
                CampaignSummary summary = campaign.summary();
                out.printf(Locale.ROOT, "%4d  %s  %6d runs %5d failed  %-12s  %s  %s%n", summary.id(),
                    summary.created(), summary.runs(), summary.failures(),
                    summary.verdict().name().toLowerCase(Locale.ROOT), summary.program(), directory);
                rows.add(Json.object().put("campaign", summary.id()).put("directory", summary.directory())
                    .put("program", summary.program()).put("created", summary.created()).put("runs", summary.runs())
                    .put("failures", summary.failures())
                    .put("verdict", summary.verdict().name().toLowerCase(Locale.ROOT)));
            } catch (EngineException e) {
                spec.commandLine().getErr().println("contest: " + e.getMessage());
            }
        }
        if (rows.isEmpty()) {
            out.println("There are no campaigns in " + folder.toAbsolutePath() + ".");
        }
        if (json) {
            out.println(Json.object().put("schema", 1).put("campaigns", rows));
        }
        return Exit.OK;
    }
}
