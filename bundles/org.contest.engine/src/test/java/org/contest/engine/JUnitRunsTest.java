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

    private static final List<String> JUNIT_4 =
        List.of("org.junit.runner.JUnitCore", "org.hamcrest.SelfDescribing", "samples.RacyJUnit4Case");
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
        return campaign(JUNIT, "samples.RacyCase" + test, runs);
    }

    private Campaign campaign(List<String> types, String test, int runs) {
        List<Path> path = types.stream().map(JUnitRunsTest::location).distinct().toList();
        CampaignOptions options = CampaignOptions.defaults().withSeed(2).withRuns(runs)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, "random");
        return Campaign.create(folder.resolve("x"), ProgramSpec.junit(path, List.of(test)), options);
    }

    @Test
    void a_test_that_fails_under_some_schedule_is_found_and_replayed() {
        findsAndReplays(campaign("", 100), "every_addition_counts()", "samples.RacyCase.");
    }

    @Test
    void so_is_one_of_junit_4() {
        findsAndReplays(campaign(JUNIT_4, "samples.RacyJUnit4Case", 100), "every_addition_counts(",
            "samples.RacyJUnit4");
    }

    private static void findsAndReplays(Campaign started, String test, String frame) {
        try (Campaign campaign = started) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(CampaignSummary.Verdict.FAILED, summary.verdict(), summary.toJson());
            FailureRow failure = campaign.failures().get(0);
            assertEquals("assertion", failure.kind());
            assertTrue(failure.message().startsWith(test), failure.message());
            assertTrue(failure.frames().get(0).startsWith(frame), failure.frames().toString());
            ReplaySummary replay = Replay.run(failure.trace(), ReplayOptions.defaults(), Cancellation.NEVER);
            assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        }
    }

    @Test
    void a_thread_of_the_framework_that_watches_the_time_makes_no_deadlock() {
        passes(campaign("#a_thread_of_the_framework_watches", 20));
    }

    @Test
    void nor_does_one_of_junit_4_that_runs_the_test() {
        passes(campaign(JUNIT_4, "samples.RacyJUnit4Case#timed", 20));
    }

    @Test
    void one_method_runs_alone_with_fresh_statics_each_time() {
        passes(campaign("#some_addition_counts_and_statics_are_fresh", 20));
    }

    private static void passes(Campaign started) {
        try (Campaign campaign = started) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(20, summary.runs());
            assertEquals(0, summary.failures(), summary.toJson());
        }
    }
}
