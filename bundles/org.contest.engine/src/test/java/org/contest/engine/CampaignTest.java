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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contest.agent.jars.AgentJars;
import org.contest.analysis.coverage.Metrics;
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
import org.contest.engine.model.RunRow;
import org.contest.protocol.Site;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteDataSource;

/** Campaigns with real JVMs. */
class CampaignTest {

    private static final Path PROGRAMS = Path.of(System.getProperty("contest.testprograms"));
    private static final String FAIL = "org.contest.testprograms.fail.";
    private static final String SUCCESS = "org.contest.testprograms.success.";

    @TempDir
    private Path folder;

    private static CampaignOptions options(String mode, String scheduler, int runs) {
        return CampaignOptions.defaults().withSeed(5).withRuns(runs).with(CampaignOption.MODE, mode)
            .with(CampaignOption.SCHEDULER, scheduler);
    }

    private Campaign create(String program, CampaignOptions options) {
        return Campaign.create(folder.resolve("x.contest"), Programs.of(List.of(PROGRAMS), program, List.of()),
            options);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void a_bug_is_found_and_its_trace_replays(String mode) throws IOException {
        List<String> told = new ArrayList<>();
        try (Campaign campaign = create(FAIL + "LostUpdate", options(mode, "random", 40))) {
            CampaignSummary summary = campaign.run(new CampaignListener() {
                @Override
                public void failureFound(FailureRow failure) {
                    told.add(failure.kind());
                }
            }, Cancellation.NEVER);
            assertEquals(CampaignSummary.Verdict.FAILED, summary.verdict(), summary.toJson());
            assertEquals(List.of("exception"), told);
            assertEquals("a failure was found", summary.stopped());
            FailureRow failure = campaign.failures().get(0);
            assertTrue(failure.message().startsWith("counter is "), failure.message());
            assertNotNull(failure.trace());
            Path lessons = folder.resolve("x.contest/lessons/all");
            assertTrue(Files.deleteIfExists(lessons));
            ReplaySummary replay = Replay.run(failure.trace(), ReplayOptions.defaults(), Cancellation.NEVER);
            assertFalse(Files.exists(lessons), "a replay learns nothing");
            assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
            assertFalse(campaign.curve("ConcurPairs").isEmpty());
        }
    }

    @Test
    void the_same_seed_finds_the_same() {
        List<String> found = new ArrayList<>();
        for (String name : List.of("a", "b")) {
            ProgramSpec program = Programs.of(List.of(PROGRAMS), FAIL + "CheckThenAct", List.of());
            try (Campaign campaign =
                Campaign.create(folder.resolve(name), program, options("in-process", "random", 60)
                    .with(CampaignOption.JOBS, 1))) {
                CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
                found.add(summary.firstFailingRun() + " " + summary.events());
            }
        }
        assertEquals(found.get(0), found.get(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void what_runs_show_of_variables_is_told(String mode) {
        try (Campaign campaign = create(SUCCESS + "LockedUpdate", options(mode, "random", 3))) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 3);
            assertEquals(6, summary.callSites().kept(), summary.toJson());
            assertEquals(6, summary.callSites().unshared() + summary.callSites().protectedOnes(), summary.toJson());
            assertTrue(summary.callSites().protectedOnes() >= 2, summary.toJson());
        }
    }

    @Test
    void a_cancelled_campaign_keeps_what_it_has() {
        try (Campaign campaign = create(SUCCESS + "LockedUpdate", options("in-process", "pos", 0)
            .with(CampaignOption.STOP_ON, "never"))) {
            CampaignSummary summary =
                campaign.run(CampaignListener.NONE, () -> campaign.runs().size() >= 3);
            assertEquals("cancelled", summary.stopped());
            assertEquals(3, summary.runs());
        }
    }

    /** The JVM goes ahead, and is ended in the middle of a run. */
    @Test
    void a_cancelled_campaign_leaves_no_trace_of_a_run_that_it_does_not_have() throws IOException {
        try (Campaign campaign = create(SUCCESS + "SleepingWorker", options("in-process", "noise", 0)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.JOBS, "4"));
            Stream<Path> files = Files.list(runThree(campaign))) {
            Set<Path> known = campaign.runs().stream().map(RunRow::trace).collect(Collectors.toSet());
            assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".trace") && !known.contains(file))
                .toList());
        }
    }

    private Path runThree(Campaign campaign) {
        campaign.run(CampaignListener.NONE, () -> campaign.runs().size() >= 3);
        return folder.resolve("x.contest").resolve("traces");
    }

    @Test
    void a_killed_engine_leaves_a_campaign_that_opens_and_goes_on() throws IOException, InterruptedException {
        Path directory = folder.resolve("killed.contest");
        Process engine = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dcontest.agent.jars=" + System.getProperty("contest.agent.jars"), "-cp",
            classPath(), EndlessCampaign.class.getName(), directory.toString(),
            PROGRAMS.toString()).redirectErrorStream(true).redirectOutput(new File(folder.toFile(), "log")).start();
        try {
            waitForRuns(engine, directory, 3);
        } finally {
            engine.descendants().forEach(ProcessHandle::destroyForcibly);
            engine.destroyForcibly().waitFor();
        }
        try (Campaign campaign = Campaign.open(directory)) {
            int before = campaign.runs().size();
            assertTrue(before >= 3, before + " runs");
            campaign.setOptions(campaign.options().with(CampaignOption.STOP_ON, "auto").withRuns(2));
            assertEquals(before + 2, campaign.run(CampaignListener.NONE, Cancellation.NEVER).runs());
        }
    }

    /** Where our classes are, whatever started this test. */
    private static String classPath() {
        return Stream.of(EndlessCampaign.class, Campaign.class, Site.class, Metrics.class, AgentJars.class,
            SQLiteDataSource.class).map(type -> type.getProtectionDomain().getCodeSource().getLocation())
            .map(url -> Path.of(URI.create(url.toString())).toString()).collect(Collectors.joining(File.pathSeparator));
    }

    private void waitForRuns(Process engine, Path directory, int runs) throws InterruptedException, IOException {
        while (!Campaign.exists(directory) || stored(directory) < runs) {
            assertFalse(engine.waitFor(100, TimeUnit.MILLISECONDS), Files.readString(folder.resolve("log")));
        }
    }

    private static int stored(Path directory) {
        try (Campaign campaign = Campaign.open(directory)) {
            return campaign.runs().size();
        } catch (EngineException e) {
            return 0; // not begun yet
        }
    }

    /** The process that is killed. */
    static final class EndlessCampaign {
        /** Arguments: directory and class path. */
        public static void main(String[] args) {
            ProgramSpec program = Programs.of(List.of(Path.of(args[1])), SUCCESS + "LockedUpdate", List.of());
            CampaignOptions options =
                CampaignOptions.defaults().withSeed(1).with(CampaignOption.STOP_ON, "never");
            try (Campaign campaign = Campaign.create(Path.of(args[0]), program, options)) {
                campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            }
        }
    }
}
