/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.contest.engine.model.Health;
import org.contest.engine.model.LostRuns;
import org.contest.engine.store.CampaignStore.Head;
import org.contest.engine.store.CampaignStore.Totals;
import org.contest.engine.store.Unexplained;
import org.contest.protocol.jdk.MissingMember;
import org.junit.jupiter.api.Test;

class HealthGateTest {

    private static final Totals GOOD = new Totals(10, 0, 0, 0, 500, 0, 0, 0, 9, 0, 3);

    private static Health judge(int instrumented, String probe, Totals totals, String... skipped) {
        return judge("10 runs are done", instrumented, probe, totals, skipped);
    }

    private static Health judge(String stopped, int instrumented, String probe, Totals totals, String... skipped) {
        return HealthGate.judge(new Head(1, "", 1, stopped, 1, instrumented, probe), totals, List.of(skipped),
            LostRuns.NONE, "");
    }

    private static void assertRefused(String beginning, Health health) {
        assertEquals("refused", health.verdict());
        assertTrue(health.why().startsWith(beginning), health.why());
    }

    @Test
    void proof_of_work_is_accepted() {
        assertEquals(new Health(5, List.of(), 9, true, ""), judge(5, "", GOOD));
    }

    @Test
    void nothing_instrumented_is_refused() {
        assertRefused("No class of the program", judge(0, "", GOOD));
    }

    @Test
    void a_failure_that_no_replay_could_tell_of_is_refused() {
        assertRefused("Run 3 failed", HealthGate.judge(new Head(1, "", 1, "10 runs are done", 1, 5, ""), GOOD,
            List.of(), LostRuns.NONE, Unexplained.LEFT.sentence(3)));
    }

    @Test
    void a_class_that_failed_is_refused_and_named() {
        Health health = judge(5, "", GOOD, "p.A: reason");
        assertRefused("1 class could not be instrumented, first p.A: reason", health);
        assertEquals(List.of("p.A: reason"), health.skippedClasses());
    }

    @Test
    void a_method_that_failed_is_refused_as_such() {
        assertRefused("1 method could not be instrumented, first p.A.m()V: reason",
            judge(5, "", GOOD, "p.A.m()V: reason"));
        assertRefused("1 class could not be instrumented, first p.B: reason",
            judge(5, "", GOOD, "p.A.m()V: reason", "p.B: reason (with detail)"));
    }

    @Test
    void a_class_initializer_that_is_too_large_is_told_and_refuses_nothing() {
        String sentence = "p.A.<clinit>()V: it would exceed the limit";
        assertEquals(new Health(5, List.of(sentence), 9, true, ""), judge(5, "", GOOD, sentence));
    }

    @Test
    void a_missing_member_of_the_jdk_is_told_and_refuses_nothing() {
        String sentence = MissingMember.inWords("java.lang.Runtime.halt", "what happens there is not seen");
        assertEquals(new Health(5, List.of(sentence), 9, true, ""), judge(5, "", GOOD, sentence));
    }

    @Test
    void no_concurrent_event_is_refused() {
        assertRefused("No concurrent event happened", judge(5, "", new Totals(10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 3)));
        assertRefused("No concurrent event happened: only one",
            judge(5, "", new Totals(10, 0, 0, 0, 90, 0, 0, 0, 9, 0, 1)));
    }

    @Test
    void one_schedule_in_several_runs_is_refused() {
        assertRefused("All runs took the same schedule", judge(5, "", new Totals(10, 0, 0, 0, 90, 0, 0, 0, 1, 0, 2)));
        assertTrue(judge(5, "", new Totals(1, 0, 0, 0, 90, 0, 0, 0, 1, 0, 2)).ok());
    }

    @Test
    void a_probe_that_did_not_fail_is_refused() {
        assertRefused("The racy probe", judge(5, "The racy probe did not fail.", GOOD));
    }

    @Test
    void a_campaign_that_an_error_ended_is_refused() {
        assertRefused("The campaign is not finished", judge("", 5, "", GOOD));
    }

    @Test
    void no_run_at_all_is_refused() {
        assertRefused("No run was finished", judge(0, "", new Totals(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)));
    }
}
