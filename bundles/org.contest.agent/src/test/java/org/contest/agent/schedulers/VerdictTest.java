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
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Why a run cannot go on is told by a word, and by the same in a replay. */
class VerdictTest {

    private static final int RUNS = 300;
    private static final String FAIL = "org.contest.testprograms.fail.";

    private static final Map<String, String> VERDICTS = new TreeMap<>(Map.of(
        "LockOrder", "DEADLOCK cycle", "Philosophers4", "DEADLOCK cycle",
        "LostSignal", "DEADLOCK lost-signal", "LostSignalBesideTicks", "DEADLOCK lost-signal",
        "PoisonMissing", "DEADLOCK lost-signal",
        "NotifyForNotifyAll", "DEADLOCK all-waiting",
        "LivelockPair", "HANG live-lock"));

    @TempDir
    private static Path work;

    @TestFactory
    Stream<DynamicTest> what_keeps_a_run_from_going_on_has_its_word() throws Exception {
        LaboratoryJvm laboratory = new LaboratoryJvm(work, 1);
        VERDICTS.keySet()
            .forEach(program -> laboratory.search("contest.testprograms", FAIL + program, "random", RUNS));
        return laboratory.run().stream().map(found -> dynamicTest(found.command(), () -> {
            assertEquals(VERDICTS.get(found.command().substring(FAIL.length())), found.kind() + ' ' + found.type());
            assertEquals(1, found.replayed(), found.difference());
        }));
    }
}
