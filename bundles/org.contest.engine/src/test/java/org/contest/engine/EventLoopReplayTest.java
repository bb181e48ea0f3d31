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
import java.util.Objects;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An HTTP server and its clients in one JVM. When the server's event loop waits for the system in a replay, its clients
 * have to go on, though the trace has events of the loop before theirs. No seed decides when the system answers: a
 * replay that leaves its trace for that keeps the order of the operations of own code, as it does for users.
 */
class EventLoopReplayTest {

    @TempDir
    private Path folder;

    @Test
    void clients_of_an_event_loop_go_on_while_it_waits() {
        CampaignOptions once = CampaignOptions.defaults().withSeed(3).withRuns(1)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MODE, "fork");
        Path trace;
        try (Campaign campaign = Campaign.create(folder.resolve("x"), Sample.of("ServesAndFails"), once)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            trace = Objects.requireNonNull(campaign.failures().get(0).trace());
            assertEquals(List.of(), campaign.findings(), "what the server guards by itself is no race");
        }
        ReplaySummary replay = new ReplaySeries(trace).next(ReplayOptions.defaults(), Cancellation.NEVER);
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
    }
}
