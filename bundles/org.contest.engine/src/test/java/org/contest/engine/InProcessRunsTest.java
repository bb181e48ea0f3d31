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

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.RunRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one run leaves in its JVM is not seen by the next. */
class InProcessRunsTest {

    private static final int EVENTS_OF_BEGIN_AND_END = 4;

    @TempDir
    private Path folder;

    /** A campaign that is over. */
    private Campaign ran(ProgramSpec program, String scheduler, String mode, int runs) {
        Campaign campaign = Campaign.create(folder, program, CampaignOptions.defaults().withSeed(1).withRuns(runs)
            .with(CampaignOption.MODE, mode).with(CampaignOption.SCHEDULER, scheduler));
        campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        return campaign;
    }

    private List<RunRow> runs(String program, String scheduler, int count) {
        ProgramSpec spec = Programs.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.success." + program, List.of());
        try (Campaign campaign = ran(spec, scheduler, "in-process", count)) {
            assertEquals(count, campaign.runs().size());
            return campaign.runs();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "random"})
    void every_run_sees_the_events_of_a_program_whose_threads_are_those_of_the_common_pool(String scheduler) {
        for (RunRow run : runs("TasksOnly", scheduler, 3)) {
            assertEquals("passed", run.outcome());
            assertTrue(run.events() > EVENTS_OF_BEGIN_AND_END, "run " + run.number() + " saw " + run.events());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "noise"})
    void static_variables_that_a_class_begins_with_are_as_new_in_every_run(String scheduler) {
        List<RunRow> runs = runs("StaticsBeginAnew", scheduler, 20);
        assertEquals(List.of(), runs.stream().filter(run -> !run.outcome().equals("passed")).toList());
    }

    @Test
    void a_failure_has_its_frames_also_where_compiled_code_has_thrown_it_often() {
        List<String> frames = failure("ThrowsOften", "random", "in-process").frames();
        assertTrue(frames.get(0).startsWith("samples.ThrowsOften.read("), frames.toString());
    }

    @ParameterizedTest
    @CsvSource({"noise, in-process", "noise, fork", "random, in-process"})
    void a_thread_that_spins_for_ever_hides_no_exception(String scheduler, String mode) {
        String signature = failure("AwaitsTheDead", scheduler, mode).signature();
        assertTrue(signature.startsWith("exception java.lang.IllegalStateException | samples.AwaitsTheDead.finish("),
            signature);
    }

    /** The first failure of the only run. */
    private FailureRow failure(String sample, String scheduler, String mode) {
        try (Campaign campaign = ran(Sample.of(sample), scheduler, mode, 1)) {
            return campaign.failures().get(0);
        }
    }

    @Test
    void runs_that_spend_a_jvm_each_are_forks_from_the_fourth_on() {
        List<String> replaced = new ArrayList<>();
        CampaignOptions options =
            CampaignOptions.defaults().withSeed(1).withRuns(6).with(CampaignOption.SCHEDULER, "noise");
        try (Campaign campaign = Campaign.create(folder, Sample.of("LeavesCleaner"), options)) {
            campaign.run(new CampaignListener() {
                @Override
                public void note(String sentence) {
                    if (sentence.startsWith("Its JVM was replaced, since this outlived the run: cleaner")) {
                        replaced.add(sentence);
                    }
                }
            }, Cancellation.NEVER);
            Recorded.allPassed(campaign, 6);
            assertEquals(3, replaced.size(), replaced.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"in-process", "fork"})
    void a_class_that_is_not_there_is_missed_by_the_program(String mode) throws IOException {
        String file = "samples/LacksClass.class";
        Path classes = Files.createDirectories(folder.resolve("classes/samples"));
        try (InputStream alone = Objects.requireNonNull(getClass().getResourceAsStream('/' + file))) {
            Files.copy(alone, classes.resolve("LacksClass.class"));
        }
        ProgramSpec program = Programs.of(List.of(folder.resolve("classes")), "samples.LacksClass", List.of());
        try (Campaign campaign = ran(program, "random", mode, 1)) {
            FailureRow failure = campaign.failures().get(0);
            assertEquals(List.of("samples/LacksClass$Missing",
                "caused by java.lang.ClassNotFoundException: samples.LacksClass$Missing"), failure.messageLines());
            assertTrue(failure.signature().startsWith("exception java.lang.NoClassDefFoundError"), failure.signature());
        }
    }

    @Test
    void virtual_threads_wait_for_sockets_under_control() {
        Path trace = Recorded.failing(folder.resolve("x"), Sample.of("VirtualConnections"), "random");
        ReplaySummary replay = Recorded.replay(trace, ReplayOptions.defaults());
        assertEquals(ReplaySummary.Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        String signature = Objects.requireNonNull(replay.failure()).signature();
        assertTrue(
            signature.startsWith("exception java.lang.IllegalStateException | samples.VirtualConnections.main("),
            signature);
    }

    @Test
    void an_interrupt_and_a_close_end_their_waits() {
        try (Campaign campaign = ran(Sample.of("EndsReads"), "random", "in-process", 3)) {
            Recorded.allPassed(campaign, 3);
        }
    }
}
