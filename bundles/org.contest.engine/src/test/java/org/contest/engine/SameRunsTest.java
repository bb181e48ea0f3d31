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
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A controlled campaign is a function of program, seed and number of runs: who does the runs does not matter. */
class SameRunsTest {

    private static final int FORKS = 10;

    @TempDir
    private Path folder;

    private static ProgramSpec program(String name) {
        return Programs.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.fail." + name, List.of());
    }

    /** The schedule and the outcome of each run. */
    private List<String> runs(String program, String scheduler, String mode, int jobs, int... numbers) {
        List<String> runs = new ArrayList<>();
        Path where = folder.resolve(String.join("-", program, scheduler, mode, Integer.toString(jobs)));
        for (int number : numbers) {
            CampaignOptions options = CampaignOptions.defaults().withSeed(7).withRuns(number)
                .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.STOP_ON, "never")
                .with(CampaignOption.MODE, mode).with(CampaignOption.JOBS, jobs).with(CampaignOption.METRICS, "");
            boolean isNew = !Campaign.exists(where);
            try (Campaign campaign = isNew ? Campaign.create(where, program(program), options)
                : Campaign.open(where)) {
                campaign.setOptions(options);
                campaign.run(CampaignListener.NONE, Cancellation.NEVER);
                runs.clear();
                campaign.runs().forEach(run -> runs.add(run.number() + " " + run.schedule() + " " + run.outcome()));
            }
        }
        return runs;
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule"})
    void one_worker_and_two_do_the_same_runs(String scheduler) {
        List<String> alone = runs("LostUpdate", scheduler, "in-process", 1, 150);
        assertEquals(150, alone.size());
        assertTrue(alone.stream().anyMatch(run -> run.endsWith("passed")), alone::toString);
        assertTrue(alone.stream().anyMatch(run -> !run.endsWith("passed")), alone::toString);
        assertEquals(alone, runs("LostUpdate", scheduler, "in-process", 2, 150));
    }

    @Test
    void a_campaign_that_was_continued_does_the_same_runs() {
        assertEquals(runs("LostUpdate", "surw", "in-process", 1, 70),
            runs("LostUpdate", "surw", "in-process", 2, 5, 65));
    }

    /** Ten runs: eight know what two have shown. Schedulers that learn most. */
    @ParameterizedTest
    @ValueSource(strings = {"pct", "surw"})
    void forks_do_the_same_runs_as_one_jvm(String scheduler) {
        assertEquals(runs("LostUpdate", scheduler, "in-process", 1, FORKS),
            runs("LostUpdate", scheduler, "fork", 2, FORKS));
    }

    @Test
    void the_first_failing_run_is_the_same_with_more_workers() {
        List<Integer> first = new ArrayList<>();
        for (int jobs = 1; jobs <= 2; jobs++) {
            CampaignOptions options = CampaignOptions.defaults().withSeed(11).withRuns(500)
                .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MODE, "in-process")
                .with(CampaignOption.STOP_ON, "failure").with(CampaignOption.JOBS, jobs);
            try (Campaign campaign =
                Campaign.create(folder.resolve("first-" + jobs), program("LockOrder"), options)) {
                first.add(campaign.run(CampaignListener.NONE, Cancellation.NEVER).firstFailingRun());
                assertEquals(first.get(0), campaign.runs().size(), "it is the last run, and none is missing");
            }
        }
        assertEquals(List.of(first.get(0), first.get(0)), first);
    }
}
