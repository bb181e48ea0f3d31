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
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What threads spoil that share a format of the JDK is an event: found under control, and replayed. */
class FormatReplayTest {

    @TempDir
    private Path folder;

    @Test
    void a_shared_date_format_fails_and_replays() {
        CampaignOptions options = CampaignOptions.defaults().withSeed(5).withRuns(100)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.STOP_ON, "failure");
        Path trace;
        try (Campaign campaign = Campaign.create(folder.resolve("x.contest"), Sample.of("SharesFormat"), options)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(CampaignSummary.Verdict.FAILED, summary.verdict(), summary.toJson());
            trace = summary.distinctFailures().get(0).trace();
        }
        ReplaySummary replay = Replay.run(trace, ReplayOptions.defaults(), Cancellation.NEVER);
        assertEquals(ReplaySummary.Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
    }
}
