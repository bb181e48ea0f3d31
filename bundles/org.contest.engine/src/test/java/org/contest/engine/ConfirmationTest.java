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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A failure of a JVM of many runs counts when it comes again in a JVM of its own. */
class ConfirmationTest {

    @TempDir
    private Path folder;

    private final List<String> notes = new ArrayList<>();

    private CampaignSummary run(String sample, int runs) {
        return run(Sample.of(sample), options(runs));
    }

    private static CampaignOptions options(int runs) {
        return CampaignOptions.defaults().withSeed(5).withRuns(runs).with(CampaignOption.SCHEDULER, "random")
            .with(CampaignOption.JOBS, 1);
    }

    private CampaignSummary run(ProgramSpec program, CampaignOptions options) {
        try (Campaign campaign = Campaign.create(folder.resolve("x.contest"), program, options)) {
            return campaign.run(new CampaignListener() {
                @Override
                public void note(String sentence) {
                    notes.add(sentence);
                }
            }, Cancellation.NEVER);
        }
    }

    @Test
    void what_only_a_used_jvm_shows_does_not_count_and_the_campaign_goes_on_with_a_jvm_for_each_run() {
        CampaignSummary summary = run("FailsInUsedJvm", 40);
        assertEquals(0, summary.failures(), summary.toJson());
        FailureRow failure = summary.distinctFailures().get(0);
        assertTrue(failure.unconfirmed(), summary.toJson());
        assertEquals(40, summary.runs());
        assertTrue(failure.count() < 39, "runs later on had a JVM each: " + failure.count());
        assertTrue(notes.stream().anyMatch(note -> note.contains("from now on each run has a JVM")), notes.toString());
    }

    @Test
    void that_each_run_has_a_jvm_from_now_on_is_told_once() {
        CampaignSummary summary = run("FailsInUsedJvmInManyWays", 40);
        assertTrue(summary.distinctFailures().size() > 1, summary.toJson());
        List<String> told = notes.stream().filter(note -> note.contains("did not")).toList();
        assertTrue(told.size() > 1, notes.toString());
        assertEquals(1, told.stream().filter(note -> note.contains("from now on each run has a JVM")).count(),
            notes.toString());
    }

    @Test
    void a_failure_whose_replay_leaves_its_trace_makes_the_campaign_inconclusive() {
        CampaignSummary summary = run("DiffersInUsedJvm", 6);
        assertEquals(CampaignSummary.Verdict.INCONCLUSIVE, summary.verdict(), summary.toJson());
        assertTrue(summary.distinctFailures().get(0).unconfirmed(), summary.toJson());
        assertTrue(summary.health().why().startsWith("Run 2 failed, and its replay in a JVM of its own left its trace"),
            summary.health().why());
    }

    @Test
    void a_hang_that_comes_in_two_jvms_of_their_own_and_in_no_replay_makes_the_campaign_inconclusive() {
        ProgramSpec program = Sample.of("HangsUnlessReplayed");
        CampaignSummary summary = run(program,
            options(2).with(CampaignOption.MODE, "fork").with(CampaignOption.TIMEOUT, 2));
        assertEquals(2, summary.distinctFailures().get(0).count(), summary.toJson());
        assertEquals(CampaignSummary.Verdict.INCONCLUSIVE, summary.verdict(), summary.toJson());
        assertEquals("Run 1 failed, and its replay in a JVM of its own did not, though a later run failed so, too: "
            + "whether the program fails so is not known. Give the campaign more time, or replay the run again.",
            summary.health().why());
    }

    @Test
    void what_comes_again_counts_and_a_standstill_after_an_exception_is_part_of_it() {
        CampaignSummary summary = run("DiesAndLeavesWaiter", 5);
        assertEquals(1, summary.distinctFailures().size(), summary.toJson());
        FailureRow failure = summary.distinctFailures().get(0);
        assertFalse(failure.unconfirmed(), summary.toJson());
        assertEquals("exception", failure.kind());
        assertTrue(failure.message().startsWith("as always"), failure.message());
        assertEquals(1, summary.failures(), summary.toJson());
    }
}
