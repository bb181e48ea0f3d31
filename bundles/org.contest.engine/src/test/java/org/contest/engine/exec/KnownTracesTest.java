/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contest.engine.Programs;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.ObjectNumbers;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM of many runs sends a trace once, and again where the run failed. */
class KnownTracesTest {

    private static final int SEEDS = 20;

    @TempDir
    private Path folder;

    private RunExecutor jvm(String program) {
        ProgramSpec spec = Programs.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms." + program, List.of());
        return RunExecutors.create("in-process", spec, new RunLimit(Duration.ofSeconds(10)));
    }

    private RunReport run(RunExecutor jvm, int seed) {
        RunOptions options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SCHEDULER, "random")
            .with(Key.SEED, seed).with(Key.SITES_IN, folder.resolve("none.tsv")).with(Key.RECORD, "full")
            .with(Key.TRACE, folder.resolve("trace"));
        return jvm.execute(new RunTask(seed, options, folder.resolve("output.txt")), Cancellation.NEVER);
    }

    private static RunResult result(RunReport report) {
        RunResult result = report.result();
        assertNotNull(result);
        return result;
    }

    @Test
    void a_digest_tells_schedules_apart() {
        Map<Long, Long> schedules = new HashMap<>();
        try (RunExecutor jvm = jvm("success.LockedUpdate")) {
            run(jvm, 1); // loads the classes, which belongs to the events
            for (int seed = 1; seed <= SEEDS; seed++) {
                RunReport report = run(jvm, seed);
                assertNotEquals(0, report.digest());
                Long before = schedules.put(report.digest(), result(report).scheduleHash());
                assertTrue(before == null || before == result(report).scheduleHash(), "seed " + seed);
            }
        }
        assertTrue(schedules.size() > 1 && schedules.size() < SEEDS, schedules::toString);
        assertEquals(schedules.size(), schedules.values().stream().distinct().count());
    }

    /** What is left of a run must not be taken for an object of a later one. */
    @Test
    void no_two_runs_of_a_jvm_give_objects_the_same_numbers() throws IOException {
        Set<Integer> numbers = new HashSet<>();
        try (RunExecutor jvm = jvm("success.LockedUpdate")) {
            run(jvm, 1);
            for (int seed = 1; seed <= SEEDS; seed++) {
                Set<Integer> given = given(Objects.requireNonNull(run(jvm, seed).trace()));
                assertTrue(given.size() >= 2, "the threads have numbers: " + given);
                assertTrue(Collections.disjoint(numbers, given), "seed " + seed);
                numbers.addAll(given);
            }
        }
    }

    private Set<Integer> given(byte[] bytes) throws IOException {
        Trace trace = Trace.read(bytes, folder);
        return IntStream.range(0, trace.size()).map(trace::object)
            .filter(object -> object != ObjectNumbers.outliving(object)).boxed().collect(Collectors.toSet());
    }

    @Test
    void the_trace_of_a_passing_run_is_sent_until_it_is_known() {
        try (RunExecutor jvm = jvm("success.LockedUpdate")) {
            run(jvm, 1);
            RunReport first = run(jvm, 1);
            assertNotNull(first.trace());
            jvm.know(first.digest());
            RunReport again = run(jvm, 1);
            assertEquals(first.digest(), again.digest());
            assertNull(again.trace());
        }
    }

    @Test
    void the_trace_of_a_failing_run_is_always_sent() {
        try (RunExecutor jvm = jvm("fail.LostUpdate")) {
            List<Integer> failing = new ArrayList<>();
            for (int seed = 1; seed <= SEEDS; seed++) {
                RunReport report = run(jvm, seed);
                jvm.know(report.digest());
                if (!result(report).failures().isEmpty()) {
                    failing.add(seed);
                }
            }
            assertTrue(!failing.isEmpty(), "a lost update within " + SEEDS + " runs");
            failing.forEach(seed -> assertNotNull(run(jvm, seed).trace(), "seed " + seed));
        }
    }
}
