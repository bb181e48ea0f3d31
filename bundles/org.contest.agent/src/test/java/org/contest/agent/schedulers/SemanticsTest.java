/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import litmus.Litmus;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Small programs end as the Java specifications say, and under control in each of the ways that threads have which take
 * turns: none is missing, none is new.
 */
class SemanticsTest {

    private static final int PLAIN_RUNS = 1_000;

    @TempDir
    private static Path work;

    @TestFactory
    Stream<DynamicTest> a_plain_run_ends_as_the_program_says() {
        return Litmus.all().stream().map(program -> dynamicTest(program.toString(), () -> {
            Set<String> allowed = union(program.outcomes(), union(program.relaxed(), program.spurious()));
            for (int i = 0; i < PLAIN_RUNS; i++) {
                String outcome = program.fresh().run();
                assertTrue(allowed.contains(outcome), outcome);
            }
        }));
    }

    @TestFactory
    Stream<DynamicTest> controlled_runs_end_in_every_way_of_sequential_consistency_and_no_other() throws Exception {
        Map<String, Set<String>> seen = outcomes(false, "expire");
        return Litmus.all().stream().map(program -> dynamicTest(program.toString(),
            () -> assertEquals(program.outcomes(), seen.get(program.toString()))));
    }

    @TestFactory
    Stream<DynamicTest> a_wait_ends_without_a_cause_only_where_that_is_asked_for() throws Exception {
        Map<String, Set<String>> seen = outcomes(true, "expire");
        return Litmus.all().stream().map(program -> dynamicTest(program.toString(),
            () -> assertEquals(union(program.outcomes(), program.spurious()), seen.get(program.toString()))));
    }

    @TestFactory
    Stream<DynamicTest> under_virtual_time_nothing_expires_while_a_thread_can_go_on() throws Exception {
        Map<String, Set<String>> seen = outcomes(false, "virtual");
        return Litmus.all().stream().map(program -> dynamicTest(program.toString(),
            () -> assertEquals(program.untimed(), seen.get(program.toString()))));
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new TreeSet<>(some);
        all.addAll(others);
        return all;
    }

    private static Map<String, Set<String>> outcomes(boolean spurious, String time) throws Exception {
        Map<String, Set<String>> outcomes = new TreeMap<>();
        for (String line : new AgentJvm(work, LitmusRuns.class).argument(spurious).argument(time)
            .lines(LitmusRuns.MARK)) {
            String[] words = line.split("\t");
            outcomes.put(words[1], new TreeSet<>(Arrays.asList(words).subList(2, words.length)));
        }
        return outcomes;
    }
}
