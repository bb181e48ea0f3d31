/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.contest.analysis.SpeciesEstimate;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;

/**
 * The estimate of the unseen against the truth. The program: three threads, of which each does two accesses in places
 * of its own. It has 6!/(2!2!2!) = 90 schedules, and all of them are tried to know all tasks.
 */
class UnseenTest {

    private static final int THREADS = 3;
    private static final int EACH = 2;
    private static final int SAMPLES = 5;
    private static final int PROGRAMS = 40;

    private static Set<String> tasks(List<Integer> schedule) {
        Run run = new Run();
        int[] done = new int[THREADS];
        int[][] sites = new int[THREADS][EACH];
        for (int thread = 0; thread < THREADS; thread++) {
            for (int i = 0; i < EACH; i++) {
                sites[thread][i] =
                    run.site(i == 0 ? EventKind.READ : EventKind.WRITE, "p.T" + thread + ".run", i, "p.A.x");
            }
        }
        schedule.forEach(thread -> run.does(thread, sites[thread][done[thread]++], 5));
        return Set.copyOf(run.tasks("ConcurPairs"));
    }

    private static void explore(List<Integer> begun, int[] left, List<List<Integer>> all) {
        if (begun.size() == THREADS * EACH) {
            all.add(List.copyOf(begun));
        }
        for (int thread = 0; thread < THREADS; thread++) {
            if (left[thread] > 0) {
                left[thread]--;
                begun.add(thread);
                explore(begun, left, all);
                begun.remove(begun.size() - 1);
                left[thread]++;
            }
        }
    }

    @Test
    void the_interval_holds_the_true_number_in_most_samples() {
        List<List<Integer>> schedules = new ArrayList<>();
        explore(new ArrayList<>(), new int[] {EACH, EACH, EACH}, schedules);
        assertEquals(90, schedules.size());
        Map<List<Integer>, Set<String>> covered = new HashMap<>();
        Set<String> all = new HashSet<>();
        schedules.forEach(schedule -> covered.put(schedule, tasks(schedule)));
        covered.values().forEach(all::addAll);
        // Each of 6 places is followed by the next one of its thread (3 times), or by one of the 4 of the two others.
        assertEquals(3 + 6 * 4, all.size());
        int held = 0;
        for (int seed = 0; seed < PROGRAMS; seed++) {
            Map<String, Integer> runs = new HashMap<>();
            Random random = new Random(seed);
            for (int i = 0; i < SAMPLES; i++) {
                covered.get(schedules.get(random.nextInt(schedules.size())))
                    .forEach(task -> runs.merge(task, 1, Integer::sum));
            }
            int unseen = all.size() - runs.size();
            SpeciesEstimate estimate = SpeciesEstimate.of(Collections.frequency(runs.values(), 1),
                Collections.frequency(runs.values(), 2),
                runs.values().stream().filter(count -> count < SpeciesEstimate.RARE).count(), SAMPLES);
            held += estimate.low() <= unseen && unseen <= estimate.high() ? 1 : 0;
        }
        assertTrue(held >= PROGRAMS * 8 / 10, held + " of " + PROGRAMS);
    }
}
