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
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Synchronized methods of JDK classes keep out of the synchronized blocks of the program. */
class LibraryMonitorsTest {

    private static final int RUNS = 100;

    @TempDir
    private static Path work;

    @TestFactory
    Stream<DynamicTest> calls_wait_for_who_holds_the_monitor() throws Exception {
        LaboratoryJvm laboratory = new LaboratoryJvm(work, 1);
        for (String scheduler : List.of("random", "pct", "pos", "surw")) {
            laboratory.search("contest.testprograms", "org.contest.testprograms.success.ClientLocking", scheduler,
                RUNS);
        }
        return laboratory.run().stream().map(found -> dynamicTest(found.scheduler(),
            () -> assertEquals(0, found.run(), found.kind() + " " + found.type())));
    }
}
