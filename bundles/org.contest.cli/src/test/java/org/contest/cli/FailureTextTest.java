/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FailureTextTest {

    @TempDir
    private Path folder;

    @Test
    void a_failure_is_told_with_the_sleep_that_it_may_be_of() {
        Cli stress = Cli.run("stress", "--campaign", folder.resolve("c"), "--seed", 1, "--runs", 200, "--scheduler",
            "random", "--metrics", "", "--findings", "none", "-cp", Cli.PROGRAMS, Cli.FAIL + "SleepAsSynchronization");
        assertEquals(Exit.FAILURE, stress.exit(), stress.out() + stress.err());
        assertTrue(stress.out().contains(System.lineSeparator() + "    Before, a sleep of "), stress.out());
    }
}
