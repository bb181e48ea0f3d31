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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.model.RunRow;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Predict, then confirm, with real JVMs. */
class ConfirmTest {

    private static final Path PROGRAMS = Path.of(System.getProperty("contest.testprograms"));

    @TempDir
    private Path folder;

    private FindingRow found(String program, FindingKind kind) {
        ProgramSpec spec = Programs.of(List.of(PROGRAMS), "org.contest.testprograms." + program, List.of())
            .withWorkingDirectory(folder);
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(4)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.CONFIRM, "true");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return campaign.findings().stream().filter(row -> row.finding().kind() == kind).findFirst().orElseThrow();
        }
    }

    @Test
    void a_circle_that_deadlocked_in_a_run_by_itself_is_confirmed_by_that_run() {
        ProgramSpec spec = Programs.of(List.of(Path.of(System.getProperty("contest.examples"))),
            "examples.philosophers.DiningPhilosophers", List.of()).withWorkingDirectory(folder);
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(20)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.METRICS, "").with(CampaignOption.SCHEDULER, "random");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Path deadlocked = campaign.failures().get(0).trace();
            assertNotNull(deadlocked);
            FindingRow circle = campaign.findings().stream()
                .filter(row -> row.finding().kind() == FindingKind.POTENTIAL_DEADLOCK).findFirst().orElseThrow();
            assertEquals(deadlocked, circle.confirmed());
        }
    }

    @Test
    void a_violation_that_happened_in_the_run_that_failed_is_confirmed_by_that_run() {
        ProgramSpec spec = Programs.of(List.of(PROGRAMS), "org.contest.testprograms.fail.LostUpdate", List.of())
            .withWorkingDirectory(folder);
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(60)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, "random");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            FindingRow violation = campaign.findings().stream()
                .filter(row -> row.finding().kind() == FindingKind.ATOMICITY_VIOLATION).findFirst().orElseThrow();
            assertEquals(campaign.failures().get(0).trace(), violation.confirmed());
            assertEquals(violation.confirmed(), violation.trace());
            assertTrue(violation.finding().places().stream().allMatch(place -> place.operation() >= 0));
        }
    }

    private void assertDeadlockConfirmed(String program) {
        FindingRow deadlock = found(program, FindingKind.POTENTIAL_DEADLOCK);
        assertEquals("confirmed", deadlock.stateText());
        assertNotNull(deadlock.confirmed());
        assertEquals(Outcome.SAME_FAILURE,
            Replay.run(deadlock.confirmed(), ReplayOptions.defaults(), Cancellation.NEVER).outcome());
    }

    @Test
    void a_circle_of_monitors_becomes_a_deadlock_that_replays() {
        assertDeadlockConfirmed("fail.StaticSynchronizedDeadlock");
    }

    @Test
    void a_circle_of_locks_of_the_jdk_becomes_a_deadlock_that_replays() {
        assertDeadlockConfirmed("fail.LockOrder");
    }

    /** One run in one JVM, and then those that are led. */
    private static CampaignOptions confirming() {
        return CampaignOptions.defaults().withSeed(1).withRuns(1).with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.CONFIRM, "true");
    }

    @Test
    void a_write_comes_between_a_read_and_a_write_and_becomes_the_failure_that_it_is() {
        CampaignOptions options = confirming().with(CampaignOption.STOP_ON, "never");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), Sample.of("LostDeposit"), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            FindingRow violation = campaign.findings().get(0);
            assertEquals(FindingKind.ATOMICITY_VIOLATION, violation.finding().kind());
            assertTrue(violation.finding().message().contains("in no order would the two"), violation.toString());
            assertEquals("confirmed", violation.stateText());
            assertEquals(1, campaign.failures().size());
            assertEquals(2, campaign.failures().get(0).firstRun());
            assertEquals(violation.confirmed(), campaign.failures().get(0).trace());
        }
    }

    /** Its trace is not whole: which objects the events are of is told at the end. */
    @Test
    void a_led_run_that_is_cut_off_does_not_count() {
        Path first = folder.resolve("first");
        ProgramSpec program = Sample.of("RacesThenComputes", first.toString());
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), program, confirming())) {
            CampaignSummary summary =
                campaign.run(CampaignListener.NONE, () -> Files.exists(Path.of(first + ".again")));
            assertTrue(Files.exists(Path.of(first + ".again")), summary.toJson());
            assertEquals(List.of(RunRow.PASSED), campaign.runs().stream().map(RunRow::outcome).toList());
            assertEquals(1, summary.runs());
        }
    }

    @Test
    void the_clock_goes_on_where_a_led_run_leaves_its_trace() {
        try (Campaign campaign =
            Campaign.create(folder.resolve("campaign"), Sample.of("RacesByTheClock"), confirming())) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals("confirmed", campaign.findings().get(0).stateText());
            Recorded.allPassed(campaign, 2);
        }
    }

    private static CampaignOptions twoJobs() {
        return CampaignOptions.defaults().withSeed(3).withRuns(30).with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.JOBS, 2);
    }

    private CampaignSummary rare(String directory) {
        try (Campaign campaign = Campaign.create(folder.resolve(directory), Sample.of("RareUpdate"), twoJobs())) {
            return campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        }
    }

    /** Stopped when the run that is led is planned, and not done. */
    private CampaignSummary continued() {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.JOBS, 1).withRuns(3);
        try (Campaign campaign = Campaign.create(folder.resolve("continued"), Sample.of("RareUpdate"), options)) {
            assertEquals(List.of(), campaign.run(CampaignListener.NONE, Cancellation.NEVER).distinctFailures());
        }
        try (Campaign campaign = Campaign.open(folder.resolve("continued"))) {
            campaign.setOptions(options.withRuns(30));
            return campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        }
    }

    @Test
    void by_default_an_early_run_is_led_to_a_race_that_hardly_ever_fails() {
        CampaignSummary led = rare("led");
        assertEquals(4, led.firstFailingRun(), led.toJson());
        assertEquals("confirmed", led.findings().get(0).stateText(), led.toJson());
        assertEquals(4, rare("again").firstFailingRun());
    }

    @Test
    void a_run_that_no_recorded_order_leads_to_its_race_goes_on_and_threads_meet_in_a_later_one() {
        CampaignOptions options = twoJobs().withRuns(12).with(CampaignOption.JOBS, 1)
            .with(CampaignOption.STOP_ON, "never");
        try (Campaign campaign = Campaign.create(folder.resolve("met"), Sample.of("HintedUpdate"), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            List<RunRow> failing =
                campaign.runs().stream().filter(row -> !row.outcome().equals(RunRow.PASSED)).toList();
            assertEquals(4, failing.get(0).number(), () -> campaign.runs() + "\n" + campaign.findings());
            assertTrue(failing.get(0).configuration().endsWith("(data race)"), failing.toString());
            assertEquals(10, failing.stream().filter(row -> row.configuration().endsWith("(data race), threads meet"))
                .findFirst().orElseThrow().number(), failing.toString());
        }
    }

    @Test
    void runs_are_led_into_two_calls_of_a_collection_that_race_each_in_another_way() {
        CampaignOptions options = twoJobs().withRuns(20).with(CampaignOption.STOP_ON, "never");
        try (Campaign campaign = Campaign.create(folder.resolve("inside"), Sample.of("SharesBits"), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            List<RunRow> inside = campaign.runs().stream()
                .filter(row -> row.configuration().endsWith("(data race), inside the calls")).toList();
            assertEquals(6, inside.size(), inside.toString());
            assertEquals("assertion", inside.get(0).outcome(), inside.toString());
        }
    }

    @Test
    void a_continued_campaign_leads_the_same_run() {
        CampaignSummary continued = continued();
        assertEquals(4, continued.firstFailingRun(), continued.toJson());
    }

    /** Free threads under noise may fail in any run, whatever the seed; threads that take turns do not. */
    @Test
    void a_race_that_hardly_ever_fails_does_not_fail_in_thirty_runs_that_nothing_leads() {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(30)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.JOBS, 1)
            .with(CampaignOption.SCHEDULER, "random");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), Sample.of("RareUpdate"), options)) {
            CampaignSummary unled = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(List.of(), unled.distinctFailures());
            assertEquals(FindingKind.DATA_RACE, unled.findings().get(0).finding().kind(), unled.toJson());
        }
    }

    /** Free threads have shown it before any others. */
    @Test
    void what_only_free_threads_have_shown_leads_no_run_as_no_seed_decides_it() {
        ProgramSpec spec = Programs.of(List.of(PROGRAMS), "org.contest.testprograms.fail.LostUpdate", List.of())
            .withWorkingDirectory(folder);
        CampaignOptions options = CampaignOptions.defaults().withSeed(253).withRuns(5)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.JOBS, 1).with(CampaignOption.METRICS, "")
            .with(CampaignOption.STOP_ON, "never");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), spec,
            options.withRuns(3).with(CampaignOption.SCHEDULER, "noise"))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            campaign.setOptions(options);
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(List.of("noise", "noise", "noise", "random", "random", "pct", "pos", "confirm"),
                campaign.runs().stream().map(RunRow::scheduler).toList());
            FindingRow race = campaign.findings().get(0);
            assertEquals(8, race.runs(), "free threads show it, too");
            assertEquals(4, race.firstRun());
            assertEquals(campaign.runs().get(7).trace(), race.trace(),
                "it is told as the run shows it that confirms it");
            assertTrue(race.finding().places().stream().allMatch(place -> place.operation() >= 0), race.toString());
        }
    }

    /** The reader looks at another field of the object before, as it does in every order. */
    @Test
    void a_race_whose_threads_share_more_than_the_variable_happens_in_the_other_order() {
        ProgramSpec spec = Programs.of(List.of(Path.of(System.getProperty("contest.examples"))),
            "examples.changenotification.ChangeNotification", List.of()).withWorkingDirectory(folder);
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(2)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.METRICS, "").with(CampaignOption.SCHEDULER, "random")
            .with(CampaignOption.CONFIRM, "true");
        try (Campaign campaign = Campaign.create(folder.resolve("campaign"), spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            FindingRow race = campaign.findings().get(0);
            assertEquals(FindingKind.DATA_RACE, race.finding().kind());
            assertEquals("confirmed", race.stateText());
            assertEquals(race.confirmed(), campaign.failures().get(0).trace());
        }
    }

    @Test
    void a_race_happens_in_the_other_order_and_is_told_by_the_events_of_that_run() throws IOException {
        FindingRow race = found("fail.LostUpdate", FindingKind.DATA_RACE);
        assertEquals("confirmed", race.stateText());
        assertEquals(race.confirmed(), race.trace());
        Trace trace = Trace.read(race.trace());
        for (Finding.Place place : race.finding().places()) {
            int event = (int) place.event();
            assertEquals(place.thread(), trace.threads().stream()
                .filter(thread -> thread.index() == trace.thread(event)).findFirst().orElseThrow().name());
            assertEquals(place.action().startsWith("writes"), trace.kind(event).isWrite(), race.toString());
        }
    }
}
