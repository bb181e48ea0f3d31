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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JUnit tests as programs under test, with the JUnit that runs this test. */
class JUnitRunsTest {

    private static final List<String> JUNIT = List.of("org.junit.jupiter.api.Test",
        "org.junit.jupiter.engine.JupiterTestEngine", "org.junit.platform.commons.JUnitException",
        "org.junit.platform.engine.TestEngine", "org.junit.platform.launcher.core.LauncherFactory",
        "org.opentest4j.AssertionFailedError", "samples.RacyCase");

    @TempDir
    private Path folder;

    private static Path location(String type) {
        try {
            return Path.of(URI.create(Class.forName(type).getProtectionDomain().getCodeSource().getLocation()
                .toString()));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private Campaign campaign(String test, int runs) {
        List<Path> path = JUNIT.stream().map(JUnitRunsTest::location).distinct().toList();
        CampaignOptions options = CampaignOptions.defaults().withSeed(2).withRuns(runs)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, "random");
        return Campaign.create(folder.resolve("x"), ProgramSpec.junit(path, List.of("samples.RacyCase" + test)),
            options);
    }

    @Test
    void a_test_that_fails_under_some_schedule_is_found_and_replayed() {
        try (Campaign campaign = campaign("", 100)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(CampaignSummary.Verdict.FAILED, summary.verdict(), summary.toJson());
            FailureRow failure = campaign.failures().get(0);
            assertEquals("assertion", failure.kind());
            assertTrue(failure.message().startsWith("every_addition_counts()"), failure.message());
            assertTrue(failure.frames().get(0).startsWith("samples.RacyCase."), failure.frames().toString());
            ReplaySummary replay = Replay.run(failure.trace(), ReplayOptions.defaults(), Cancellation.NEVER);
            assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        }
    }

    @Test
    void one_method_runs_alone_with_fresh_statics_each_time() {
        try (Campaign campaign = campaign("#some_addition_counts_and_statics_are_fresh", 20)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(20, summary.runs());
            assertEquals(0, summary.failures(), summary.toJson());
        }
    }
}
