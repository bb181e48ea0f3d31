/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.engine.internal.FreshReplay.Outcome;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.CallSites;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A failure that tells of a time limit does not count where no replay can be made without what made the run slow. */
class UndecidedTimeoutTest {

    private static final List<String> FRAMES = List.of("p.Timeouts.call(Timeouts.java:1)");

    @TempDir
    private Path parent;
    private Path directory;

    @BeforeEach
    void make() throws IOException {
        directory = Files.createDirectory(parent.resolve("x.contest"));
    }

    private FailureRow decided(FailureKind kind, String type, Outcome outcome) {
        Failure failure = new Failure(kind, type, "m", "main", FRAMES, true);
        Path trace = directory.resolve("traces/run-1.trace");
        ProgramSpec program = new ProgramSpec(List.of(parent), List.of(), "p.Main", List.of(), List.of(), parent,
            Map.of(), parent);
        try (CampaignStore store =
            CampaignStore.create(directory, 4, "2026-01-01T00:00:00Z", 99, program, CampaignOptions.defaults())) {
            List<FailureRow> fresh = store.add(
                new StoredRun(1, "noise", "", 1, 0.5, 1, 10, 5, 2, 1, "free", List.of(failure), List.of(), trace, null,
                    List.of()),
                new RunResult.Health(3, 0, List.of(), CallSites.NONE));
            return new TimeoutCheck(store, new Replays(outcome)).decided(fresh.get(0), trace, List.of(failure));
        }
    }

    /** Replays that all end so. */
    private record Replays(Outcome outcome) implements FreshReplay {

        @Override
        public Answer same(Path trace) {
            return new Answer(outcome);
        }

        @Override
        public Answer withoutTimeouts(Path trace, boolean clocks) {
            return new Answer(outcome);
        }
    }

    @Test
    void a_time_limit_that_no_replay_can_be_asked_about_is_not_confirmed() {
        assertTrue(decided(FailureKind.EXCEPTION, "java.net.SocketTimeoutException", Outcome.LOST).unconfirmed());
        try (CampaignStore store = CampaignStore.open(directory)) {
            assertEquals("Run 1 failed, and its replay in a JVM of its own could not tell whether its time limit ends "
                + "without the delays that were made: whether the program fails so is not known. Use a longer limit, "
                + "or a scheduler that controls the threads, such as random.", store.unexplained());
        }
    }

    @Test
    void a_time_limit_counts_when_it_ends_in_a_replay_that_waits_on() {
        assertFalse(decided(FailureKind.EXCEPTION, "java.net.SocketTimeoutException", Outcome.FAILS).unconfirmed());
    }

    @Test
    void names_of_the_program_tell_of_no_time_limit() {
        assertFalse(decided(FailureKind.EXCEPTION, "java.lang.IllegalStateException", Outcome.LOST).unconfirmed());
    }

    @Test
    void a_deadlock_is_not_due_to_a_time_limit() {
        assertFalse(decided(FailureKind.DEADLOCK, "timed out", Outcome.LOST).unconfirmed());
    }
}
