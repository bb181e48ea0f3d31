/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.lessons.Lessons;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.SiteVariables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PoliciesTest {

    /** Nobody said that it is one of the program. */
    private static final int JDK_SITE = 1_000_000;
    private static final int SITE = 5;

    private static EnabledSet three() {
        return threads(3);
    }

    private static EnabledSet threads(int count) {
        EnabledSet enabled = new EnabledSet();
        Object shared = new Object();
        for (int i = 0; i < count; i++) {
            ModelThread t = new ModelThread(new Thread(), i, i == 0 ? "0" : "0." + i, null);
            t.pend(EventKind.WRITE, shared, 0, i);
            enabled.add(t);
        }
        return enabled;
    }

    private static RunEstimates nothing() {
        return new RunEstimates(Knowledge.NONE, true);
    }

    private static RunEstimates after(RunEstimates... runs) {
        Lessons lessons = new Lessons();
        for (RunEstimates run : runs) {
            lessons.add(run.lesson());
        }
        return new RunEstimates(new Knowledge(lessons.knowledge()), true);
    }

    private static SchedulingPolicy policy(String name, int seed) {
        return Policies.create(name, RunOptions.defaults().with(Key.SEED, seed), nothing());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule"})
    void every_enabled_thread_can_be_first(String name) {
        Set<Integer> first = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            EnabledSet enabled = three();
            first.add(policy(name, seed).next(null, enabled).index);
        }
        assertEquals(Set.of(0, 1, 2), first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "round-robin", "noise-rule", "none"})
    void a_thread_that_spins_does_not_run_for_ever(String name) {
        for (int seed = 0; seed < 20; seed++) {
            SchedulingPolicy policy = policy(name, seed);
            EnabledSet enabled = three();
            ModelThread spinner = enabled.first();
            ModelThread current = spinner;
            for (int step = 0; step < 1_000 && current == spinner; step++) {
                spinner.pend(EventKind.SPIN, null, 0, 1);
                policy.spinning(spinner);
                current = policy.next(spinner, enabled);
            }
            assertTrue(current != spinner, name + " with seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw"})
    void a_thread_that_spins_gives_way_to_threads_that_spun_before_it(String name) {
        for (int seed = 0; seed < 20; seed++) {
            SchedulingPolicy policy = policy(name, seed);
            EnabledSet enabled = three();
            for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
                policy.spinning(t);
                policy.spinning(t);
                t.pend(EventKind.SPIN, null, 0, 1);
            }
            ModelThread spinner = policy.next(null, enabled);
            ModelThread current = spinner;
            for (int step = 0; step < 1_000 && current == spinner; step++) {
                policy.spinning(spinner);
                spinner.pend(EventKind.ATOMIC_READ, null, 0, 1); // inside a library, where the run makes no choice
                spinner.pend(EventKind.ATOMIC_READ, null, 0, 1);
                current = policy.next(spinner, enabled);
            }
            assertTrue(current != spinner, name + " with seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "round-robin", "noise-rule"})
    void a_thread_has_its_turn_though_many_spin_at_what_it_is_to_write(String name) {
        Object awaited = new Object();
        for (int seed = 0; seed < 20; seed++) {
            SchedulingPolicy policy = policy(name, seed);
            EnabledSet enabled = threads(20);
            ModelThread awaitedThread = enabled.first();
            awaitedThread.pend(EventKind.WRITE, new Object(), 1, 1);
            for (ModelThread t = enabled.after(awaitedThread); t != null; t = enabled.after(t)) {
                t.pend(EventKind.ATOMIC_UPDATE, awaited, 0, 1);
            }
            ModelThread current = policy.next(null, enabled);
            for (int step = 0; step < 20_000 && current != awaitedThread; step++) {
                current.looks.step(1, awaited, 0);
                if (current.looks.steps() % 64 == 0) {
                    policy.spinning(current);
                }
                current.pend(EventKind.ATOMIC_UPDATE, awaited, 0, 1);
                current = policy.next(current, enabled);
            }
            assertEquals(awaitedThread, current, name + " with seed " + seed);
        }
    }

    @Test
    void pct_of_depth_one_lets_the_same_thread_go_on() {
        SchedulingPolicy policy = Policies.create("pct", RunOptions.defaults().with(Key.DEPTH, 1), nothing());
        EnabledSet enabled = three();
        ModelThread first = policy.next(null, enabled);
        for (int step = 0; step < 1_000; step++) {
            assertEquals(first, policy.next(first, enabled));
        }
    }

    @Test
    void pct_changes_priorities_within_the_steps_of_earlier_runs() {
        RunEstimates fine = nothing();
        fine.stepped(true, 10);
        RunEstimates coarse = nothing();
        coarse.stepped(false, 10);
        RunEstimates estimates = after(fine, coarse);
        for (int seed = 0; seed < 50; seed++) {
            SchedulingPolicy policy =
                Policies.create("pct", RunOptions.defaults().with(Key.SEED, seed).with(Key.DEPTH, 2), estimates);
            EnabledSet enabled = three();
            ModelThread first = policy.next(null, enabled);
            ModelThread last = first;
            for (int step = 1; step < 10; step++) {
                last = policy.next(last, enabled);
            }
            ModelThread settled = last;
            for (int step = 0; step < 100; step++) {
                last = policy.next(last, enabled);
            }
            assertEquals(settled, last);
        }
    }

    @Test
    void a_random_walk_lets_a_thread_overtake_by_many_events_in_some_runs() {
        int overtakes = 0;
        for (int seed = 0; seed < 500; seed++) {
            SchedulingPolicy policy = policy("random", seed);
            EnabledSet enabled = three();
            ModelThread first = policy.next(null, enabled);
            int steps = 0;
            while (steps < 40 && policy.next(first, enabled) == first) {
                steps++;
            }
            overtakes += steps == 40 ? 1 : 0;
        }
        assertTrue(overtakes > 10 && overtakes < 250, overtakes + " of 500");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw"})
    void some_runs_make_no_choice_at_reads_inside_the_jdk_but_never_for_ever(String name) {
        int coarse = 0;
        for (int seed = 0; seed < 100; seed++) {
            SchedulingPolicy policy = policy(name, seed);
            ModelThread t = three().first();
            t.pend(EventKind.ATOMIC_UPDATE, this, 0, JDK_SITE);
            assertTrue(policy.isChoice(t));
            t.pend(EventKind.READ, this, 0, JDK_SITE);
            boolean choice = policy.isChoice(t);
            coarse += choice ? 0 : 1;
            for (int i = 0; i < 200 && !choice; i++) {
                choice = policy.isChoice(t);
            }
            assertTrue(choice);
        }
        assertTrue(coarse > 20 && coarse < 80, coarse + " of 100");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw"})
    void some_runs_make_no_choice_at_accesses_that_an_earlier_run_saw_by_one_thread_only(String name) {
        SiteVariables.add(SITE, new int[] {1});
        RunEstimates estimates = nothing();
        ModelThread t = three().first();
        t.pend(EventKind.VOLATILE_WRITE, this, 0, SITE);
        SchedulingPolicy run = Policies.create(name, RunOptions.defaults(), estimates);
        run.happened(t, EventKind.THREAD_BEGIN, t.thread, 0, -1, 0);
        run.happened(t, t.kind, t.target, 0, SITE, 0);
        assertEquals(0, coarse(name, t, estimates), "that run knows nothing, and is not over");
        int coarse = coarse(name, t, after(estimates));
        assertTrue(coarse > 20 && coarse < 80, coarse + " of 100");
        t.pend(EventKind.MONITOR_ENTER, this, 0, SITE);
        assertEquals(0, coarse(name, t, after(estimates)), "monitors stay");
    }

    private static int coarse(String name, ModelThread t, RunEstimates estimates) {
        int coarse = 0;
        for (int seed = 0; seed < 100; seed++) {
            SchedulingPolicy policy = Policies.create(name, RunOptions.defaults().with(Key.SEED, seed), estimates);
            coarse += policy.isChoice(t) ? 0 : 1;
        }
        return coarse;
    }

    @Test
    void surw_learns_who_does_how_much_from_the_run_before() {
        RunEstimates estimates = nothing();
        Object shared = new Object();
        for (int run = 0; run < 2; run++) {
            RunEstimates now = after(estimates);
            SchedulingPolicy policy = Policies.create("surw", RunOptions.defaults(), now);
            EnabledSet enabled = three();
            for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
                policy.happened(t, EventKind.WRITE, shared, 0, 1, 0);
            }
            policy.finished();
            estimates = now;
        }
        estimates = after(estimates);
        ModelThread main = new ModelThread(new Thread(), 0, "0", null);
        assertEquals(1, estimates.tally().count(main, EventTally.variable(EventKind.WRITE, shared, 0)));
    }

    @Test
    void an_unknown_scheduler_is_an_error_that_names_the_known_ones() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> policy("fifo", 1));
        assertTrue(e.getMessage().contains("fifo") && e.getMessage().contains("round-robin"), e.getMessage());
    }
}
