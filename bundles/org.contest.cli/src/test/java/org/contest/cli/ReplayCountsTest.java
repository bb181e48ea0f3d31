/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import static org.contest.cli.Cli.FAIL;
import static org.contest.cli.Cli.PROGRAMS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCountsTest {

    @TempDir
    private Path folder;

    @Test
    void a_failure_names_its_seed_and_run_and_replays_are_counted() {
        Path campaign = folder.resolve("x.contest");
        Cli found = Cli.run("stress", "--campaign", campaign, "--runs", 60, "--seed", 5, "--scheduler", "random",
            "--json", "-cp", PROGRAMS, FAIL + "LostUpdate");
        assertEquals(Exit.FAILURE, found.exit(), found.err());
        assertTrue(found.out().matches("(?s).*first in run \\d+ \\(random, seed \\d+\\).*"), found.out());
        assertTrue(found.out().contains("the same command with --seed 5 --runs "), found.out());
        String run = found.out().replaceAll("(?s).*\"firstFailingRun\":(\\d+).*", "$1");
        Cli replayed = Cli.run("replay", campaign + ":" + run, "--times", 2, "--json");
        assertTrue(replayed.out().contains("\"times\":2,\"reproduced\":2,\"outcomes\":{\"same-failure\":2}}"),
            replayed.out());
        assertTrue(replayed.out().contains("Replay 1 of 2: same failure, "), replayed.out());
        assertTrue(replayed.out().contains("Replay 2 of 2: same failure, "), replayed.out());
    }

    @Test
    void the_version_is_told() {
        assertEquals(ContestCommand.VERSION, Cli.run("--version").out().strip());
        assertEquals(ContestCommand.VERSION, Cli.run("stress", "--version").out().strip());
    }
}
