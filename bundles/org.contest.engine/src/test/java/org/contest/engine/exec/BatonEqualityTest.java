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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One seed is one schedule, whether program threads are continuations or threads of the system. */
class BatonEqualityTest {

    private static final int SEEDS = 10;
    private static final int FORKED_SEEDS = 3;

    @TempDir
    private Path folder;

    private Map<Integer, Long> schedules(String program, int seeds, String mode, Path sites, List<String> vm)
        throws IOException {
        ProgramSpec spec = ProgramSpec.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.success." + program, List.of()).withVmArguments(vm);
        Map<Integer, Long> schedules = new TreeMap<>();
        try (RunExecutor jvm = RunExecutors.create(mode, spec, new RunLimit(Duration.ofSeconds(10)))) {
            for (int seed = 1; seed <= seeds; seed++) {
                RunOptions options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SCHEDULER, "random")
                    .with(Key.SEED, seed).with(Key.SITES_IN, sites)
                    .with(Key.RECORD, "full").with(Key.TRACE, folder.resolve("trace"));
                RunReport report =
                    jvm.execute(new RunTask(seed, options, folder.resolve("output.txt")), Cancellation.NEVER);
                RunResult result = report.result();
                assertNotNull(result);
                assertEquals(List.of(), result.failures());
                assertEquals("controlled", result.control(), result.notes().toString());
                schedules.put(seed, result.scheduleHash());
                Files.copy(report.sites(), folder.resolve("sites.tsv"), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return schedules;
    }

    private Map<Integer, Long> onContinuations(String program) throws IOException {
        return schedules(program, SEEDS, "in-process", folder.resolve("none.tsv"), List.of());
    }

    private Path knownSites() throws IOException {
        return Files.move(folder.resolve("sites.tsv"), folder.resolve("before.tsv"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ExecutorTasks", "ScheduledTasks", "VirtualThreadsLocked",
        "VirtualThreadsMapped", "CompletableFutures", "ParallelStreamSum", "ForkJoinSum"})
    void a_seed_is_the_same_schedule_on_continuations_and_on_threads(String program) throws IOException {
        Map<Integer, Long> continuations = onContinuations(program);
        assertTrue(new HashSet<>(continuations.values()).size() > 1, continuations.toString());
        assertEquals(continuations,
            schedules(program, SEEDS, "in-process", knownSites(), List.of("-Dcontest.baton=os")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ParallelStreamSum", "ForkJoinSum"})
    void a_seed_is_the_same_schedule_in_the_first_run_of_a_jvm_and_in_a_later_one(String program) throws IOException {
        Map<Integer, Long> continuations = onContinuations(program);
        Map<Integer, Long> forked = schedules(program, FORKED_SEEDS, "fork", knownSites(), List.of());
        continuations.keySet().retainAll(forked.keySet());
        assertEquals(continuations, forked);
    }
}
