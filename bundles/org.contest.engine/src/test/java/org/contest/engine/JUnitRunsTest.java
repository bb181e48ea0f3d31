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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JUnit tests as programs under test, with the JUnit that runs this test, and with JUnit 4 and 6. */
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

    private static List<Path> locations(List<String> types) {
        return types.stream().map(JUnitRunsTest::location).distinct().toList();
    }

    /** The samples are compiled with JUnit 5, whose names JUnit 6 has kept. */
    private static List<Path> junit6() throws IOException {
        Path jars = Path.of(Objects.requireNonNull(System.getProperty("contest.junit6"),
            "The system property contest.junit6 has to name the folder with JUnit 6 (see the pom)."));
        List<String> shared = List.of("org.opentest4j.AssertionFailedError", "samples.RacyCase");
        try (Stream<Path> files = Files.list(jars)) {
            return Stream.concat(files.sorted(), locations(shared).stream()).toList();
        }
    }

    private Campaign campaign(String test, int runs) {
        return campaign(locations(JUNIT), "samples.RacyCase" + test, runs);
    }

    private Campaign campaign(List<Path> path, String test, int runs) {
        return campaign(path, test, runs, "random", "samples.Watch*");
    }

    private Campaign campaign(List<Path> path, String test, int runs, String scheduler, String exclude) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(2).withRuns(runs)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, scheduler)
            .with(CampaignOption.EXCLUDE, exclude);
        return Campaign.create(folder.resolve("x"), Programs.junit(path, List.of(test)), options);
    }

    @Test
    void a_test_that_fails_under_some_schedule_is_found_and_replayed() {
        findsAndReplays(campaign("", 100), "every_addition_counts()", "samples.RacyCase.");
    }

    @Test
    void a_test_of_junit_4_that_fails_under_some_schedule_is_found_and_replayed() {
        findsAndReplays(campaign(locations(JUNIT_4), "samples.RacyJUnit4Case", 100), "every_addition_counts(",
            "samples.RacyJUnit4");
    }

    @Test
    void what_threads_lose_that_start_before_all_tests_is_found_and_replayed() {
        findsAndReplays(campaign(locations(JUNIT), "samples.BeforeAllCase", 100, "random", "none.*"),
            "both_additions_are_there()", "samples.BeforeAllCase.");
    }

    @Test
    void a_test_of_junit_6_that_fails_under_some_schedule_is_found_and_replayed() throws IOException {
        findsAndReplays(campaign(junit6(), "samples.RacyCase", 100), "every_addition_counts()", "samples.RacyCase.");
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

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_method_that_is_missing_is_named(boolean old) {
        String type = old ? "samples.RacyJUnit4Case" : "samples.RacyCase";
        String methods = old ? "every_addition_counts, reset, timed"
            : "a_thread_of_the_framework_watches, every_addition_counts, some_addition_counts_and_statics_are_fresh";
        EngineException told = assertThrows(EngineException.class,
            () -> campaign(locations(old ? JUNIT_4 : JUNIT), type + "#nope", 1));
        assertEquals("The test class " + type + " has no method nope. Its methods: " + methods + '.',
            told.getMessage());
    }

    @Test
    void a_thread_of_the_framework_that_watches_the_time_makes_no_deadlock() {
        passes(campaign("#a_thread_of_the_framework_watches", 20));
    }

    @Test
    void a_thread_of_junit_4_that_runs_a_timed_test_makes_no_deadlock() {
        passes(campaign(locations(JUNIT_4), "samples.RacyJUnit4Case#timed", 20));
    }

    @Test
    void a_thread_of_junit_6_that_watches_the_time_makes_no_deadlock() throws IOException {
        passes(campaign(junit6(), "samples.RacyCase#a_thread_of_the_framework_watches", 20));
    }

    @ParameterizedTest
    @CsvSource({"samples.TimedCase#in_the_thread_of_all, in-process",
        "samples.TimedCase#in_a_thread_of_its_own, in-process", "samples.TimedJUnit4Case#every_addition_counts, fork"})
    void what_noise_found_where_the_framework_watches_comes_again(String test, String mode) {
        List<String> types = test.contains("JUnit4") ? JUNIT_4 : JUNIT;
        ProgramSpec program = Programs.junit(locations(types), List.of(test));
        Recorded.comesAgain(Recorded.failing(folder.resolve("x"), program, "noise", mode), 10);
    }

    @ParameterizedTest
    @CsvSource({"samples.TimedCase#late, true", "samples.TimedCase#waits_for_nobody, false",
        "samples.TimedJUnit4Case#late, true", "samples.TimedJUnit4Case#waits_for_nobody, false"})
    void a_test_that_only_noise_makes_late_is_no_failure_that_counts(String test, boolean isLate) {
        List<String> types = test.contains("JUnit4") ? JUNIT_4 : JUNIT;
        CampaignOptions options = CampaignOptions.defaults().withRuns(1).with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.SCHEDULER, "noise").with(CampaignOption.PLACEMENT, "random-all")
            .with(CampaignOption.SEEDING, "sleep").with(CampaignOption.FREQUENCY, "1000")
            .with(CampaignOption.STRENGTH, "2000");
        try (Campaign campaign =
            Campaign.create(folder.resolve("x"), Programs.junit(locations(types), List.of(test)), options)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(isLate ? 0 : 1, summary.failures(), summary.toJson());
            assertEquals(1, summary.distinctFailures().size(), summary.toJson());
            FailureRow failure = campaign.failures().get(0);
            assertEquals(isLate, failure.timingOnly(), failure.message());
            assertFalse(failure.unconfirmed(), failure.message());
            Recorded.comesAgain(Objects.requireNonNull(failure.trace()), 3);
        }
    }

    @ParameterizedTest
    @CsvSource({"samples.TimedCase, random, in-process", "samples.TimedCase, noise, in-process",
        "samples.TimedJUnit4Case, random, fork", "samples.TimedJUnit4Case, noise, in-process"})
    void a_deadlock_is_told_before_the_time_of_its_test_is_over(String type, String scheduler, String mode) {
        ProgramSpec program = Programs.junit(locations(type.contains("JUnit4") ? JUNIT_4 : JUNIT),
            List.of(type + "#waits_for_a_deadlock"));
        CampaignOptions options = CampaignOptions.defaults().withRuns(1).with(CampaignOption.MODE, mode)
            .with(CampaignOption.SCHEDULER, scheduler);
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, options)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(1, summary.failures(), summary.toJson());
            FailureRow failure = campaign.failures().get(0);
            assertTrue(failure.signature().startsWith("deadlock cycle | samples.Deadlocks.lock("), failure.signature());
            Recorded.comesAgain(Objects.requireNonNull(failure.trace()), 3);
        }
    }

    @Test
    void threads_of_an_extension_that_wait_for_each_other_make_no_deadlock() {
        passes(campaign(locations(JUNIT), "samples.ExtendedCase#one_addition_counts", 20));
    }

    @Test
    void a_failure_beside_threads_of_an_extension_is_replayed() {
        findsAndReplays(campaign(locations(JUNIT), "samples.ExtendedCase#every_addition_counts", 100),
            "every_addition_counts()", "samples.ExtendedCase.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "random"})
    void a_failure_beside_threads_of_an_extension_of_the_program_is_replayed(String scheduler) {
        findsAndReplays(
            campaign(locations(JUNIT), "samples.ExtendedCase#two_additions_never_count", 1, scheduler, "none.*"),
            "two_additions_never_count()", "samples.ExtendedCase.");
    }

    @ParameterizedTest
    @CsvSource({"a_pool_is_not_shut_down, random", "a_pool_is_not_shut_down, noise", "a_timer_is_not_shut_down, random",
        "a_timer_is_not_shut_down, noise", "threads_spin, random"})
    void threads_that_outlive_their_test_are_no_failure(String test, String scheduler) {
        try (
            Campaign campaign = campaign(locations(JUNIT), "samples.LeftThreadsCase#" + test, 2, scheduler, "none.*")) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 2);
        }
    }

    @Test
    void threads_that_outlive_their_test_and_wait_for_each_other_are_told() {
        try (Campaign campaign = campaign(locations(JUNIT), "samples.LeftThreadsCase#threads_wait_for_each_other", 50,
            "random", "none.*")) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals("deadlock", campaign.failures().get(0).kind());
        }
    }

    @Test
    void a_failure_names_the_sleep_of_its_own_test_though_later_ones_sleep_as_well() {
        try (Campaign campaign = campaign(locations(JUNIT), "samples.NapsCase", 1)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            String message = campaign.failures().get(0).message();
            assertTrue(message.contains("Before, a sleep of 10 ms of 0 \"main\" at NapsCase.sleeps"), message);
        }
    }

    @Test
    void a_test_with_only_a_number_is_told_with_the_name_of_its_method() {
        try (Campaign campaign = campaign(locations(JUNIT), "samples.RepeatedCase", 1)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            String message = campaign.failures().get(0).message();
            assertTrue(message.startsWith("never_counts_three repetition 1 of 2: "), message);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "random"})
    void a_test_that_waits_when_another_thread_ends_the_jvm_does_not_fail(String scheduler) {
        try (Campaign campaign = campaign(locations(JUNIT), "samples.ExitsCase", 3, scheduler, "none.*")) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 3);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "random"})
    void tests_that_lock_what_they_share_by_the_framework_do_not_race(String scheduler) {
        ProgramSpec program = ProgramSpec.junit(locations(JUNIT), List.of("samples.ResourceLockCase"))
            .withVmArguments(List.of("-Djunit.jupiter.execution.parallel.enabled=true",
                "-Djunit.jupiter.execution.parallel.config.strategy=fixed",
                "-Djunit.jupiter.execution.parallel.config.fixed.parallelism=2"));
        passesWithoutFinding(Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1)
            .withRuns(20).with(CampaignOption.SCHEDULER, scheduler)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "random"})
    void what_comes_after_a_timed_test_does_not_race_with_it(String scheduler) {
        passesWithoutFinding(
            campaign(locations(JUNIT_4), "samples.AfterTimedJUnit4Case", 20, scheduler, "none.*"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "random"})
    void an_assertion_that_asks_the_clock_sees_how_long_a_test_sleeps(String scheduler) {
        try (Campaign campaign =
            campaign(locations(JUNIT), "samples.SleepsTooLongCase", 3, scheduler, "none.*")) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 3);
        }
    }

    @Test
    void one_method_runs_alone_with_fresh_statics_each_time() {
        passes(campaign("#some_addition_counts_and_statics_are_fresh", 20));
    }

    private static void passes(Campaign started) {
        try (Campaign campaign = started) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 20);
        }
    }

    private static void passesWithoutFinding(Campaign started) {
        try (Campaign campaign = started) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 20);
            assertEquals(List.of(), campaign.findings());
        }
    }
}
