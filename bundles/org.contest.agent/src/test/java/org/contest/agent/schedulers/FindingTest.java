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

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each example with a bug, and programs of the hardest known kind: found by every scheduler, and replayed. The numbers
 * of runs go to {@code target/finding.md}.
 */
class FindingTest {

    private static final int REPLAYS = 25;
    private static final int MOST_RUNS = 3_000;
    private static final int FIXED_RUNS = 25;
    private static final String EXAMPLES = "contest.examples";
    private static final String PROGRAMS = "contest.testprograms";
    private static final List<String> SCHEDULERS = List.of("random", "pct", "pos", "surw");

    private static final Set<String> EXCEPTION = Set.of("EXCEPTION");
    private static final Set<String> DEADLOCK = Set.of("DEADLOCK");
    private static final Set<String> EITHER = Set.of("EXCEPTION", "DEADLOCK");

    private static final Map<String, Set<String>> BUGGY_EXAMPLES = new TreeMap<>(Map.ofEntries(
        Map.entry("examples.airlines.Airlines", EXCEPTION),
        Map.entry("examples.changenotification.ChangeNotification", EXCEPTION),
        Map.entry("examples.clean.Clean", DEADLOCK),
        Map.entry("examples.crawler.Crawler", EITHER),
        Map.entry("examples.elevator.Elevators", EXCEPTION),
        Map.entry("examples.exchangepos.ExchangePos", DEADLOCK),
        Map.entry("examples.ftpserver.FtpShutdown", EXCEPTION),
        Map.entry("examples.fundmanagers.FundManagers", EXCEPTION),
        Map.entry("examples.linkedlists.LinkedLists", EXCEPTION),
        Map.entry("examples.movemoney.MoveMoney 2 3 1", EXCEPTION),
        Map.entry("examples.philosophers.DiningPhilosophers", DEADLOCK),
        Map.entry("examples.producerconsumer.ProducerConsumer", EITHER),
        Map.entry("examples.recursivethreads.RecursiveThreads", EITHER),
        Map.entry("examples.rover.Rover", EITHER),
        Map.entry("examples.serverloop.ServerLoop", DEADLOCK),
        Map.entry("examples.startbeforeinit.StartBeforeInit", EXCEPTION)));

    private static final Map<String, Set<String>> HARD_PROGRAMS = new TreeMap<>(Map.ofEntries(
        Map.entry("OneThreadHeldBack", EXCEPTION), Map.entry("OneOfHundredHeldBack", EXCEPTION),
        Map.entry("TwoStageLock", EXCEPTION), Map.entry("SynchronizedListIteration", EXCEPTION),
        Map.entry("NotifyForNotifyAll", DEADLOCK), Map.entry("BrokenPeterson", EXCEPTION),
        Map.entry("Philosophers4", DEADLOCK), Map.entry("Philosophers6", DEADLOCK),
        Map.entry("StackAba", EXCEPTION), Map.entry("InterruptLost", DEADLOCK),
        Map.entry("CompletableFutureRace", EXCEPTION), Map.entry("ForkJoinRace", EXCEPTION),
        Map.entry("ParallelStreamRace", EXCEPTION), Map.entry("AccessTakenBack", EXCEPTION)));

    /** One reader among a hundred threads, between the two stages of the first writer: only surw samples so few. */
    private static final Set<String> BY_SURW_ONLY = Set.of("TwoStageLock");
    /** The others need a thousand runs of a hundred threads, which is too long for a test. */
    private static final Set<String> BY_POS_AND_SURW = Set.of("OneOfHundredHeldBack");

    private static final Map<String, Map<String, Integer>> TABLE = new TreeMap<>();

    @TempDir
    private static Path work;

    @TestFactory
    Stream<DynamicTest> every_bug_is_found_and_its_failure_replays() throws Exception {
        List<DynamicTest> tests = new ArrayList<>();
        for (String scheduler : SCHEDULERS) {
            LaboratoryJvm laboratory = new LaboratoryJvm(work, REPLAYS);
            BUGGY_EXAMPLES.keySet().forEach(name -> laboratory.search(EXAMPLES, name, scheduler, MOST_RUNS));
            HARD_PROGRAMS.keySet().stream().filter(name -> isFoundBy(scheduler, name))
                .forEach(name -> laboratory.search(PROGRAMS, failing(name), scheduler, MOST_RUNS));
            laboratory.run().forEach(found -> tests.add(test(found)));
        }
        return tests.stream();
    }

    private static boolean isFoundBy(String scheduler, String name) {
        return scheduler.equals("surw") || !BY_SURW_ONLY.contains(name)
            && (scheduler.equals("pos") || !BY_POS_AND_SURW.contains(name));
    }

    private static String failing(String name) {
        return "org.contest.testprograms.fail." + name;
    }

    private static DynamicTest test(Found found) {
        TABLE.computeIfAbsent(found.command(), key -> new TreeMap<>()).put(found.scheduler(), found.run());
        return dynamicTest(found.scheduler() + " " + found.command(), () -> {
            assertTrue(found.run() > 0, "no failure in " + MOST_RUNS + " runs");
            assertTrue(expected(found.command()).contains(found.kind()), found.kind() + " " + found.type());
            assertEquals(REPLAYS, found.replayed(), found.difference());
        });
    }

    private static Set<String> expected(String command) {
        Set<String> kinds = BUGGY_EXAMPLES.get(command);
        return kinds != null ? kinds : HARD_PROGRAMS.get(command.substring(command.lastIndexOf('.') + 1));
    }

    @TestFactory
    Stream<DynamicTest> a_fixed_example_does_not_fail() throws Exception {
        LaboratoryJvm laboratory = new LaboratoryJvm(work, 1);
        for (String command : BUGGY_EXAMPLES.keySet()) {
            String name = command.split(" ")[0];
            String fixed = name.substring(0, name.lastIndexOf('.') + 1) + "Fixed"
                + name.substring(name.lastIndexOf('.') + 1) + command.substring(name.length());
            SCHEDULERS.forEach(scheduler -> laboratory.search(EXAMPLES, fixed, scheduler, FIXED_RUNS));
        }
        return laboratory.run().stream().map(found -> dynamicTest(found.scheduler() + " " + found.command(),
            () -> assertEquals(0, found.run(), found.kind() + " " + found.type())));
    }

    @AfterAll
    static void print_the_table() throws Exception {
        StringBuilder text = new StringBuilder("| program | " + String.join(" | ", SCHEDULERS) + " |\n|---|"
            + "---|".repeat(SCHEDULERS.size()) + "\n");
        TABLE.forEach((command, runs) -> {
            text.append("| ").append(command.substring(command.lastIndexOf('.') + 1));
            SCHEDULERS.forEach(scheduler -> text.append(" | ").append(runs.getOrDefault(scheduler, 0)));
            text.append(" |\n");
        });
        Files.writeString(Files.createDirectories(Path.of("target")).resolve("finding.md"),
            "First failing run of each program; 0: not looked for.\n\n" + text);
    }
}
