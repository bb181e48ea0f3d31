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
import java.util.Set;
import java.util.TreeSet;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Locks in tasks are named by where they were made, and threads by their class (Fiedor 2014, section 3.3). */
class CreationSitesTest {

    private static final int RUNS = 8;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"random", "noise"})
    void locks_are_known_by_where_they_were_made(String scheduler) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(7).withRuns(RUNS)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.STOP_ON, "never")
            .with(CampaignOption.METRICS, "GoodLock*");
        try (Campaign campaign = Campaign.create(folder, Sample.of("TwoLocks"), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
            List<TaskRow> tasks = campaign.tasks(TaskQuery.ALL);
            // A Thread as it is has the class of what it runs; that one's own hash is the same, since its method is.
            assertEquals(1, tasks.size(), tasks::toString);
            TaskRow task = tasks.get(0);
            assertEquals(RUNS, task.runs());
            // The lock that a constructor makes is made where that is called, in main; the other one in make.
            assertEquals(List.of("java.lang.Object of samples.TwoLocks.main:48",
                "java.lang.Object of samples.TwoLocks.make:43"), task.task().objects());
            Set<String> threads = new TreeSet<>(task.task().threads());
            assertTrue(threads.stream().allMatch(name -> name.startsWith("samples.TwoLocks$Worker#")),
                threads::toString);
        }
    }
}
