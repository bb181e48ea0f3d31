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
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Class initialization is a lock of the JVM: who waits for whom is known at once, under every scheduler. */
class ClassInitializationTest {

    private static final int REPLAYS = 25;
    private static final int MOST_RUNS = 500;
    private static final int FIXED_RUNS = 50;
    private static final String PROGRAMS = "contest.testprograms";
    private static final String FAIL = "org.contest.testprograms.fail.";
    private static final String SUCCESS = "org.contest.testprograms.success.";
    private static final List<String> SCHEDULERS = List.of("random", "pct", "pos", "surw");

    /** Two classes, three, a class and its subclass, by reflection, by handles, one and a monitor, or a thread. */
    private static final List<String> DEADLOCKS = List.of("ClassInitDeadlock", "InitializerRing",
        "SuperclassInitDeadlock", "ReflectedInitializers", "HandledInitializers",
        "InitializerMonitorDeadlock", "InitializerWaitsForThread");

    private static final List<String> CORRECT = List.of("ClassInitTouched", "HolderIdiom", "InitializersAwaited",
        "InitializerThrows");

    @TempDir
    private static Path work;

    @TestFactory
    Stream<DynamicTest> a_deadlock_of_initializers_is_found_as_a_cycle_and_replays() throws Exception {
        LaboratoryJvm laboratory = new LaboratoryJvm(work, REPLAYS);
        DEADLOCKS.forEach(program -> SCHEDULERS
            .forEach(scheduler -> laboratory.search(PROGRAMS, FAIL + program, scheduler, MOST_RUNS)));
        return laboratory.run().stream().map(found -> dynamicTest(found.scheduler() + " " + found.command(), () -> {
            assertEquals("DEADLOCK cycle", found.kind() + ' ' + found.type());
            assertEquals(REPLAYS, found.replayed(), found.difference());
        }));
    }

    @Test
    void threads_of_the_system_have_the_same_schedules_as_continuations() throws Exception {
        assertEquals(firstFailures(new LaboratoryJvm(work, 1)),
            firstFailures(new LaboratoryJvm(work, 1).onThreadsOfTheSystem()));
    }

    private static List<Found> firstFailures(LaboratoryJvm laboratory) throws Exception {
        DEADLOCKS.forEach(program -> laboratory.search(PROGRAMS, FAIL + program, "random", MOST_RUNS));
        return laboratory.run();
    }

    @TestFactory
    Stream<DynamicTest> threads_that_only_wait_for_an_initializer_do_not_fail() throws Exception {
        LaboratoryJvm laboratory = new LaboratoryJvm(work, 1);
        CORRECT.forEach(program -> List.of("random", "pos")
            .forEach(scheduler -> laboratory.search(PROGRAMS, SUCCESS + program, scheduler, FIXED_RUNS)));
        return laboratory.run().stream().map(found -> dynamicTest(found.scheduler() + " " + found.command(),
            () -> assertEquals(0, found.run(), found.kind() + ' ' + found.type())));
    }
}
