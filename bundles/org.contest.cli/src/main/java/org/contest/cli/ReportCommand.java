/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.contest.engine.Campaign;
import org.contest.engine.model.EngineException;
import org.contest.engine.report.Report;
import org.contest.engine.report.Reports;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a campaign as a report. */
@Command(name = "report", mixinStandardHelpOptions = true, sortOptions = false,
    description = "Write a campaign as a report.")
final class ReportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "CAMPAIGN", description = "Directory or number of the campaign.")
    private String campaign = "";

    @Option(names = "--format", required = true, paramLabel = "FORMAT",
        description = "html, sarif, junit, csv (runs) or curves (coverage).")
    private String format = "";

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "File to write; standard output by default.")
    private @Nullable Path output;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Report report = Reports.named(format).orElseThrow(() -> new ParameterException(spec.commandLine(),
            "There is no format \"" + format + "\"; the formats are " + String.join(", ", Reports.names())));
        try (Campaign opened = Campaign.open(RunIds.campaign(campaign))) {
            String text = report.write(opened);
            PrintWriter out = spec.commandLine().getOut();
            if (output == null) {
                out.print(text);
                out.flush();
            } else {
                Files.writeString(output, text, StandardCharsets.UTF_8);
                out.println("Wrote " + output);
            }
            return Exit.OK;
        } catch (IOException e) {
            throw EngineException.user("The report " + output + " could not be written (" + e.getMessage()
                + "). Name another file.", e);
        }
    }
}
