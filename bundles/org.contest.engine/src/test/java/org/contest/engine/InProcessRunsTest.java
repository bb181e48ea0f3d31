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

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What one run leaves in its JVM is not seen by the next. */
class InProcessRunsTest {

    private static final int EVENTS_OF_BEGIN_AND_END = 4;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"noise", "random"})
    void every_run_sees_the_events_of_a_program_whose_threads_are_those_of_the_common_pool(String scheduler) {
        ProgramSpec program = ProgramSpec.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.success.TasksOnly", List.of());
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(3)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, scheduler);
        try (Campaign campaign = Campaign.create(folder, program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(3, campaign.runs().size());
            for (RunRow run : campaign.runs()) {
                assertEquals("passed", run.outcome());
                assertTrue(run.events() > EVENTS_OF_BEGIN_AND_END, "run " + run.number() + " saw " + run.events());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "noise"})
    void static_variables_that_a_class_begins_with_are_as_new_in_every_run(String scheduler) {
        ProgramSpec program = ProgramSpec.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.success.StaticsBeginAnew", List.of());
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(20)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, scheduler);
        try (Campaign campaign = Campaign.create(folder, program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(20, campaign.runs().size());
            assertEquals(List.of(), campaign.runs().stream().filter(run -> !run.outcome().equals("passed")).toList());
        }
    }
}
