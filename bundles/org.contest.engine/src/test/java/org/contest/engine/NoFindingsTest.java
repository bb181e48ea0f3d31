/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Correct programs of which nothing is found. */
class NoFindingsTest {

    private static final int RUNS = 40;

    @TempDir
    private Path folder;

    /**
     * Threads that run free take locks of the JDK again and again: the trace tells each time who has them. And a view
     * of a collection tells nothing of what is in it.
     */
    @ParameterizedTest
    @CsvSource({"LocksOften, noise", "AsksForViews, random"})
    void a_correct_program_has_no_findings(String program, String scheduler) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(2).withRuns(RUNS)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.METRICS, "")
            .with(CampaignOption.FINDINGS, "all");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), Sample.of(program), options)) {
            assertEquals(RUNS, campaign.run(CampaignListener.NONE, Cancellation.NEVER).runs());
            assertEquals(List.of(), campaign.findings());
        }
    }
}
