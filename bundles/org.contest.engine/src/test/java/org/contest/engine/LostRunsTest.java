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
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.CampaignSummary.Verdict;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.LostRuns;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.RunRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JVMs that end in a run, by no doing of the program: the run is lost, not failed, and the others are done. */
class LostRunsTest {

    private static final int RUNS = 2;

    @TempDir
    private Path folder;

    private Campaign campaign(String way, String mode, String scheduler) {
        ProgramSpec program = Sample.of("Ends", way, folder.resolve("mark").toString());
        return Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1).withRuns(RUNS)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.JOBS, 1).with(CampaignOption.MODE, mode)
            .with(CampaignOption.SCHEDULER, scheduler));
    }

    @ParameterizedTest
    @CsvSource({"kill, in-process, random, was ended by signal 9",
        "kill, fork, random, was ended by signal 9", "break, in-process, random, ended by an error of ConTest",
        "break, fork, noise, ended by an error of ConTest"})
    void a_run_whose_jvm_was_ended_is_lost_and_proves_nothing(String way, String mode, String scheduler, String how) {
        try (Campaign campaign = campaign(way, mode, scheduler)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(List.of(RunRow.LOST, RunRow.PASSED),
                campaign.runs().stream().map(RunRow::outcome).toList());
            assertEquals(Verdict.INCONCLUSIVE, summary.verdict(), summary.toJson());
            String why = summary.health().why();
            assertTrue(why.startsWith("1 run was lost, run 1: its JVM " + how), why);
            assertTrue(why.contains("its trace is kept up to event "), why);
            assertEquals(way.equals("break"), why.contains("IllegalStateException: broken for a test"), why);
            assertNotNull(campaign.runs().get(0).trace());
            assertTrue(summary.toJson().contains("\"lostRuns\":1"), summary.toJson());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void a_run_whose_jvm_was_ended_while_it_started_is_lost(String mode) throws IOException {
        ProgramSpec program =
            Sample.of("Prints").withJavaHome(home("mkdir \"$0.killed\" 2>/dev/null && kill -9 $$"));
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1)
            .withRuns(RUNS).with(CampaignOption.JOBS, 1).with(CampaignOption.MODE, mode))) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(List.of(RunRow.LOST, RunRow.PASSED),
                campaign.runs().stream().map(RunRow::outcome).toList());
            assertTrue(summary.health().why().startsWith("1 run was lost, run 1: its JVM was ended by signal 9"),
                summary.toJson());
        }
    }

    /** The JVM is between two runs when it is killed, or in one that it has begun ahead of the engine. */
    @Test
    void a_jvm_of_many_runs_that_dies_costs_one_of_them_at_most() throws IOException {
        Path marks = Files.createDirectories(folder.resolve("marks"));
        CampaignListener killer = new CampaignListener() {
            private boolean killed;

            @Override
            public void runFinished(RunRow run, CampaignProgress progress) {
                if (!killed) {
                    killed = true;
                    pids(marks).forEach(LostRunsTest::kill);
                }
            }
        };
        int runs = 100;
        ProgramSpec program = Sample.of("Marks", marks.toString());
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1)
            .withRuns(runs).with(CampaignOption.STOP_ON, "never").with(CampaignOption.JOBS, 1)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, "random"))) {
            CampaignSummary summary = campaign.run(killer, Cancellation.NEVER);
            long passed = campaign.runs().stream().filter(run -> run.outcome().equals(RunRow.PASSED)).count();
            assertEquals(runs, summary.runs(), summary.toJson());
            assertTrue(passed >= runs - 1, summary.toJson());
            assertTrue(summary.toJson().contains("\"lostRuns\":" + (runs - passed)), summary.toJson());
        }
        assertEquals(2, pids(marks).size());
    }

    private static void kill(long pid) {
        ProcessHandle.of(pid).ifPresent(jvm -> {
            jvm.destroyForcibly();
            jvm.onExit().join();
        });
    }

    /** The JVMs that have made marks. */
    private static Set<Long> pids(Path marks) {
        return Stream.of(Objects.requireNonNull(marks.toFile().list())).map(name -> Long.parseLong(name.split("-")[0]))
            .collect(Collectors.toSet());
    }

    /** What a user waits for the first JVM is in the time of the campaign: no run begins when that is over. */
    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void the_time_of_a_campaign_has_the_start_of_its_jvms_in_it(String mode) throws IOException {
        ProgramSpec program = Sample.of("Prints").withJavaHome(home("sleep 3"));
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1)
            .with(CampaignOption.TIME, 2).with(CampaignOption.STOP_ON, "never").with(CampaignOption.JOBS, 1)
            .with(CampaignOption.MODE, mode))) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertTrue(summary.runs() <= 1, summary.toJson());
        }
    }

    /** The Java runtime of this test, behind a script that does something before each JVM of a run. */
    private Path home(String before) throws IOException {
        Path real = Path.of(System.getProperty("java.home"));
        Path home = Files.createDirectories(folder.resolve("home"));
        Files.copy(real.resolve("release"), home.resolve("release"));
        Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
        Files.writeString(java, """
            #!/bin/sh
            case "$*" in
            *ErrorFile*) %s ;;
            esac
            exec "%s" "$@"
            """.formatted(before, real.resolve("bin/java")));
        assertTrue(java.toFile().setExecutable(true));
        return home;
    }

    @Test
    void a_run_that_has_no_end_when_the_time_is_over_is_told_with_its_stacks() throws IOException {
        List<String> notes = new ArrayList<>();
        CampaignListener listener = new CampaignListener() {
            @Override
            public void note(String sentence) {
                notes.add(sentence);
            }
        };
        ProgramSpec program = Sample.of("StandsLater", folder.resolve("first").toString());
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1)
            .with(CampaignOption.TIME, 9).with(CampaignOption.MODE, "fork").with(CampaignOption.SCHEDULER, "noise")
            .with(CampaignOption.JOBS, 1).with(CampaignOption.STOP_ON, "never"))) {
            assertEquals(1, campaign.run(listener, Cancellation.NEVER).runs());
        }
        String told = notes.stream().filter(note -> note.startsWith("Run 2 had no end in ")).findFirst().orElse("");
        assertTrue(told.contains(" s when the campaign was over, and does not count. "), notes.toString());
        Path output = folder.resolve("x/output/run-2-without-end.txt");
        assertTrue(told.endsWith(output + "."), told);
        assertTrue(Files.readString(output).contains("at samples.StandsLater.standing(StandsLater.java"));
    }

    @Test
    void a_program_that_halts_a_jvm_of_its_own_has_a_result_that_says_where() {
        try (Campaign campaign = campaign("halt", "fork", "noise")) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(LostRuns.NONE, summary.lost());
            assertEquals(List.of("exit 3 | samples.Ends.end(Ends.java"),
                campaign.failures().stream().map(f -> f.signature().split(":")[0]).toList());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_hook_that_waits_for_a_daemon_keeps_no_run_from_its_end(boolean fails) {
        ProgramSpec program = fails ? Sample.of("HookWaitsForDaemon", "fails") : Sample.of("HookWaitsForDaemon");
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1)
            .withRuns(RUNS).with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "fork")
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.TIMEOUT, 30))) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(LostRuns.NONE, summary.lost(), summary.toJson());
            assertEquals(fails ? List.of("exception java.lang.IllegalStateException") : List.of(),
                campaign.failures().stream().map(f -> f.signature().split(" \\|")[0]).toList());
            assertEquals(fails ? RUNS : 0, summary.failures(), summary.toJson());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "noise"})
    void a_program_that_fills_the_heap_has_failed(String scheduler) {
        ProgramSpec program = Sample.of("FillsHeap").withVmArguments(List.of("-Xmx48m"));
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, CampaignOptions.defaults().withSeed(1)
            .withRuns(1).with(CampaignOption.MODE, "fork").with(CampaignOption.SCHEDULER, scheduler))) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(LostRuns.NONE, summary.lost(), summary.toJson());
            assertEquals(List.of("exception java.lang.OutOfMemoryError | samples.FillsHeap.fill(FillsHeap.java"),
                campaign.failures().stream().map(f -> f.signature().split(":")[0]).toList());
        }
    }
}
