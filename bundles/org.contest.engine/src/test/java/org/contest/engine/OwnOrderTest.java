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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.protocol.KeptOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnOrderTest {

    private static final Pattern KEPT = Pattern.compile("(\\d+) of (\\d+) came in it");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"CheckThenAct", "LockOrder"})
    void the_order_of_own_code_alone_makes_a_failure_come_again(String program) {
        assertKept(Recorded.failing(folder.resolve("x"), program));
    }

    @Test
    void a_task_is_done_in_its_order_by_another_worker() throws IOException {
        Path others = folder.resolve("others");
        Path trace = Recorded.failing(folder.resolve("x"), Sample.of("OtherWorkers", others.toString()), "random");
        Files.createFile(others);
        assertKept(trace);
    }

    @Test
    void a_run_that_passed_comes_again_in_the_order_of_own_code() throws IOException {
        Path others = folder.resolve("others");
        CampaignOptions options = CampaignOptions.defaults().withSeed(5).withRuns(1)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.RECORD, "full");
        Path campaign = folder.resolve("x");
        try (Campaign recorded = Campaign.create(campaign, Sample.of("OtherWorkers", others.toString()), options)) {
            recorded.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(recorded, 1);
        }
        Files.createFile(others);
        Path trace = Replay.traceOf(campaign, 1);
        assertEquals(Outcome.DIVERGED, Recorded.replay(trace, ReplayOptions.defaults()).outcome());
        ReplaySummary replay = new ReplaySeries(trace).next(ReplayOptions.defaults(), Cancellation.NEVER);
        assertEquals(Outcome.NO_FAILURE, replay.outcome(), replay.toJson());
        assertTrue(KeptOrder.isWhole(replay.notes()), replay.toJson());
        assertFalse(KeptOrder.isWhole(List.of(KeptOrder.inWords(21, 22))));
    }

    private static void assertKept(Path trace) {
        ReplaySummary replay = Recorded.replay(trace, ReplayOptions.defaults().inOwnOrder());
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        Matcher kept = KEPT.matcher(String.join("\n", replay.notes()));
        assertTrue(kept.find(), replay.toJson());
        assertEquals(kept.group(2), kept.group(1));
        assertTrue(Integer.parseInt(kept.group(1)) > 2, kept.group());
    }
}
