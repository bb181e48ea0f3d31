/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.ui.tests.support.FailingPrograms;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Failures of many kinds, walked from trace files alone; a test of JUnit is walked in {@link JUnitTest}. */
class ReplayExamplesTest {

    private static final List<String> PROGRAMS = List.of("LostUpdate", "CheckThenAct", "JoinMissing", "LockOrder",
        "LostSignal", "ReadLockUpgrade", "SignalForSignalAll", "ExecutorTaskRace", "VirtualThreadRace");
    private static final int FORWARDS = 20;
    private static final int BACKWARDS = 10;
    private static final Duration LONGEST = Duration.ofSeconds(150);

    @BeforeAll
    static void the_debug_perspective_is_open() {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
    }

    @TestFactory
    Stream<DynamicTest> a_failure_is_walked_forwards_backwards_and_to_its_end() {
        return PROGRAMS.stream().map(program -> DynamicTest.dynamicTest(program,
            () -> assertTimeoutPreemptively(LONGEST, () -> walk(program))));
    }

    private static void walk(String program) throws Exception {
        var trace = FailingPrograms.trace(Files.createTempDirectory("contest").resolve("x"), program);
        try (Walk walk = new Walk(ReplayConfiguration.create(trace))) {
            walk.forwards(FORWARDS);
            long forwards = walk.stops().medianMillis();
            walk.back(BACKWARDS);
            System.out.println(program + ", " + walk.session().sequence().size() + " events: forwards " + forwards
                + " ms, back " + walk.stops().medianMillis() + " ms (medians)");
            walk.toFailure();
            String told = walk.session().inPlainWords();
            assertTrue(!program.equals("LostSignal") || told.startsWith("A signal was lost: ")
                && told.contains(" waits on ") && told.contains("before it waited"), told);
        }
    }
}
