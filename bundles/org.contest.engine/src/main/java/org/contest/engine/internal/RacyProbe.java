/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.agent.jars.AgentJars;
import org.contest.engine.draw.Draw;
import org.contest.engine.draw.Draws;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunExecutors;
import org.contest.engine.exec.RunLimit;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunTask;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.noise.Placement;

/**
 * A tiny program with a known race, in the harness jar, run under the same schedulers and JRE as the campaign: it has
 * to fail, or the tool cannot find anything here.
 */
final class RacyProbe {

    private static final String MAIN = "org.contest.harness.probe.RacyProbe";
    private static final int TRIES = 30;

    private RacyProbe() {
    }

    /** A sentence when the probe did not fail; empty when it did, as it must. */
    static String problem(CampaignOptions options, long seed, ProgramSpec program, CampaignFiles files,
        RunLimit limit) {
        ProgramSpec probe = new ProgramSpec(List.of(AgentJars.harness()), List.of(), MAIN, List.of(), List.of(),
            program.workingDirectory(), Map.of(), program.javaHome());
        Draws draws = new Draws(options.with(CampaignOption.INCLUDE, "").with(CampaignOption.EXCLUDE, "")
            .with(CampaignOption.OWN, "").with(CampaignOption.RECORD, RecordLevel.NONE.text())
            .with(CampaignOption.PLACEMENT, placement(options)), seed);
        try (RunExecutor executor = RunExecutors.create(options.get(CampaignOption.MODE), probe, limit)) {
            Path output = Files.createTempFile(files.outputs(), "probe", ".txt");
            try {
                return anyFails(executor, draws, output) ? "" : "The racy probe inside the tool did not fail in "
                    + TRIES + " runs under these options, so nothing proves that the tool could find a race. "
                    + "Choose another scheduler or more noise.";
            } finally {
                Files.deleteIfExists(output);
            }
        } catch (IOException e) {
            throw EngineException.tool("The racy probe could not be run (" + e.getMessage() + ").", e);
        }
    }

    /** Program locations are those of the program. */
    private static String placement(CampaignOptions options) {
        String asked = options.get(CampaignOption.PLACEMENT);
        return asked.startsWith(Placement.PLOCS.text()) ? Placement.RANDOM_ALL.text() : asked;
    }

    private static boolean anyFails(RunExecutor executor, Draws draws, Path output) {
        for (int run = 1; run <= TRIES; run++) {
            Draw draw = draws.draw(run);
            RunReport report = executor.execute(new RunTask(run, draw.options().with(Key.TRACE, ""), output),
                Cancellation.NEVER);
            if (report.result() != null && !report.result().failures().isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
