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
import java.util.List;
import java.util.concurrent.Callable;
import org.contest.engine.Campaign;
import org.contest.engine.json.Json;
import org.contest.engine.model.FindingRow;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists what detectors saw in the runs of a campaign. */
@Command(name = "findings", mixinStandardHelpOptions = true, sortOptions = false,
    description = "List data races, potential deadlocks and other findings of a campaign.")
final class FindingsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "CAMPAIGN", description = "Directory or number of the campaign.")
    private String campaign = "";

    @Option(names = "--suppressed", description = "List those as well that a suppression keeps from being reported.")
    private boolean suppressed;

    @Option(names = "--inside", description = "Tell the event and its place inside a library as well, beside the "
        + "operation of the program's own code.")
    private boolean inside;

    @Option(names = "--json", description = "Print one JSON object as the last line of standard output.")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try (Campaign opened = Campaign.open(RunIds.campaign(campaign))) {
            List<FindingRow> all = opened.findings();
            List<FindingRow> listed = all.stream().filter(row -> suppressed || !row.isSuppressed()).toList();
            listed.forEach(row -> FindingText.print(row, inside, out));
            long hidden = all.stream().filter(FindingRow::isSuppressed).count();
            out.println(FindingText.count(all) + (hidden == 0 ? "" : ", " + hidden + " suppressed"));
            if (json) {
                out.println(Json.object().put("schema", 1).put("campaign", opened.summary().id()).put("findings",
                    listed.stream().map(FindingRow::toJson).toList()));
            }
            return Exit.OK;
        }
    }
}
