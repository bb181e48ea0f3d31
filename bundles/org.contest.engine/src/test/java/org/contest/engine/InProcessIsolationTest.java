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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Many runs in one JVM are as apart from each other as they would be in JVMs of their own. */
class InProcessIsolationTest {

    @TempDir
    private Path folder;

    private Campaign campaign(String program, CampaignOptions options, String... arguments) {
        return Campaign.create(folder.resolve("x"), Sample.of(program, arguments),
            options.with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process"));
    }

    private static CampaignOptions options(String scheduler, int runs) {
        return CampaignOptions.defaults().withSeed(3).withRuns(runs).with(CampaignOption.SCHEDULER, scheduler);
    }

    @Test
    void every_run_has_its_own_statics_and_its_own_streams() throws IOException {
        try (Campaign campaign = campaign("Prints", options("random", 40))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 40);
            for (RunRow run : campaign.runs()) {
                assertNotNull(run.output());
                assertEquals(List.of("run 1", "error 1"), Files.readAllLines(run.output()), "run " + run.number());
            }
        }
    }

    @Test
    void workers_side_by_side_do_each_run_once() throws IOException {
        try (Campaign campaign = campaign("Prints", options("random", 50).with(CampaignOption.JOBS, 2))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(IntStream.rangeClosed(1, 50).boxed().toList(),
                campaign.runs().stream().map(RunRow::number).toList());
            Recorded.allPassed(campaign, 50);
            try (Stream<Path> outputs = Files.list(folder.resolve("x/output"))) {
                assertEquals(1, outputs.filter(file -> file.toString().endsWith(".txt")).count(), "stored once");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"AsksForConnection, random", "AsksForConnection, noise", "SetsUrlHandlers, random",
        "SetsUrlHandlers, noise", "AsksForPreferences, random", "AsksForPreferences, noise",
        "FindsClassesInPools, random", "FindsClassesInPools, noise"})
    void every_run_finds_and_sets_what_the_jdk_keeps_for_the_whole_jvm(String sample, String scheduler) {
        try (Campaign campaign = campaign(sample, options(scheduler, 4))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 4);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "noise"})
    void a_thread_of_the_jdk_ends_by_an_interrupt_of_the_jdk(String scheduler) {
        try (Campaign campaign = campaign("ExportsRemoteObject", options(scheduler, 3))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 3);
        }
    }

    @Test
    void a_free_run_that_hangs_ends_its_jvm_and_no_other_run_is_lost() {
        try (Campaign campaign = campaign("Deadlocks", options("none", 3).with(CampaignOption.TIMEOUT, 2))) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(3, campaign.runs().size());
            assertEquals(3, summary.failures());
            assertEquals(List.of("deadlock"), campaign.failures().stream().map(FailureRow::kind).distinct().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ReadsAsynchronously", "StartsProcess"})
    void a_pool_of_the_jdk_that_lost_its_threads_is_not_met_again(String program) {
        try (Campaign campaign = campaign(program, options("random", 4))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 4);
        }
    }

    /** The JDK keeps the threads that wait for processes: a later run has not seen them begin. */
    @Test
    void a_thread_of_the_jdk_that_outlives_its_run_waits_in_the_next_one() {
        try (Campaign campaign = campaign("StartsProcess", options("noise", 12).with(CampaignOption.JOBS, 1))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 12);
        }
    }

    /** Another class loader of the same JVM cannot load it again. */
    @Test
    void a_native_library_is_loaded_in_each_run() throws IOException {
        Path library = Path.of(System.getProperty("java.home"), "lib", System.mapLibraryName("jimage"));
        Path copy = Files.copy(library, folder.resolve("copied-library"));
        try (Campaign campaign = campaign("LoadsLibrary", options("random", 3), copy.toString())) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 3);
        }
    }

    @Test
    void a_run_that_left_control_says_so() {
        List<String> notes = new ArrayList<>();
        try (Campaign campaign = campaign("Accepts", options("random", 12))) {
            campaign.run(new CampaignListener() {
                @Override
                public void note(String sentence) {
                    notes.add(sentence);
                }
            }, Cancellation.NEVER);
            Recorded.allPassed(campaign, 12);
            assertTrue(notes.stream().anyMatch(note -> note.contains("left control")), notes.toString());
        }
    }
}
