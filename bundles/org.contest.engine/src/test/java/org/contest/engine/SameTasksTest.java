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
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.tasks.TaskQuery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tasks are counted exactly in a JVM of many runs, where a known trace is not looked at again: as many as with a JVM
 * for each run, where each trace is.
 */
class SameTasksTest {

    private static final int RUNS = 20;

    @TempDir
    private Path folder;

    /** By task: its first run, and the number of runs that covered it. */
    private Map<String, String> counts(String mode) {
        ProgramSpec program = Programs.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.success.LockedUpdate", List.of());
        CampaignOptions options = CampaignOptions.defaults().withSeed(7).withRuns(RUNS)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.STOP_ON, "never")
            .with(CampaignOption.MODE, mode).with(CampaignOption.METRICS, "all");
        Map<String, String> counts = new TreeMap<>();
        try (Campaign campaign = Campaign.create(folder.resolve(mode), program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
            assertWeight(campaign);
            campaign.tasks(TaskQuery.ALL.with(TaskQuery.Cover.COVERED)).forEach(row -> counts
                .put(row.metric() + ' ' + row.task(), "first in " + row.firstRun() + ", in " + row.runs()));
        }
        return counts;
    }

    /** WGoldiLockSC: one variable by one thread 1, a short circuit or the lock set 5, a race 10. */
    private static void assertWeight(Campaign campaign) {
        long weight = campaign.tasks(TaskQuery.ALL.ofMetric("GoldiLockSC")).stream()
            .mapToLong(row -> switch (row.task().detail()) {
            case "SCT" -> 1;
            case "SCL", "LS" -> 5;
            case "E" -> 10;
            default -> throw new IllegalArgumentException(row.toString());
            }).sum();
        assertTrue(weight > campaign.countTasks(TaskQuery.ALL.ofMetric("GoldiLockSC")).covered(), "some weigh more");
        assertEquals(weight, Objects.requireNonNull(campaign.summary().coverage().get("GoldiLockSC")).weight());
    }

    @Test
    void known_traces_count_as_often_as_they_come() {
        Map<String, String> together = counts("in-process");
        assertTrue(together.size() > RUNS, () -> "tasks: " + together);
        assertTrue(together.values().stream().anyMatch(count -> !count.endsWith(" " + RUNS)), together::toString);
        assertEquals(counts("fork"), together);
    }
}
