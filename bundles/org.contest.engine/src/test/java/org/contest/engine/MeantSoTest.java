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
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import samples.races.CleanIntents;

/** Code that looks twice on purpose, as in textbooks, is no atomicity violation, nor any other finding. */
class MeantSoTest {

    private static final int RUNS = 150;

    @TempDir
    private Path folder;

    @Test
    void a_second_look_that_is_meant_is_not_told() {
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(RUNS)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.METRICS, "")
            .with(CampaignOption.FINDINGS, "all").with(CampaignOption.JOBS, "1").with(CampaignOption.TIMEOUT, "60");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"),
            Sample.of("races.Suite", CleanIntents.class.getName()), options)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
            assertEquals(List.of(),
                summary.findings().stream().map(row -> row.finding().message()).toList());
        }
    }
}
