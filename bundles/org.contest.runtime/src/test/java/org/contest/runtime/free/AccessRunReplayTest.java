/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Divergence;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessRunReplayTest {

    private static final int ACCESSES = 20_000;
    private static final int ODD = 15_000;

    @TempDir
    Path directory;

    private int value;

    /** Two threads whose unguarded additions get lost: the sum tells how their accesses came one after the other. */
    private void lostUpdates(int oddSite) throws Exception {
        value = 0;
        Object own = new Object();
        Object shared = new Object();
        Thread first = FreeProgram.thread("first", () -> add(own, shared, 1, oddSite));
        Thread second = FreeProgram.thread("second", () -> add(own, shared, 1_000, 10));
        FreeProgram.start(first, 1);
        FreeProgram.start(second, 2);
        FreeProgram.join(first, 0, 3);
        FreeProgram.join(second, 0, 4);
        throw new IllegalStateException("sum " + value);
    }

    private void add(Object own, Object shared, int step, int oddSite) {
        int[] seen = {0};
        for (int i = 0; i < ACCESSES; i++) {
            if (i / 500 % 4 == 0) {
                FreeProgram.access(EventKind.READ, shared, 0, 12, () -> seen[0] = value);
                FreeProgram.access(EventKind.WRITE, shared, 0, 13, () -> value = seen[0] + step);
            } else {
                FreeProgram.access(EventKind.READ, step == 1 ? own : seen, 0, i == ODD ? oddSite : 10, () -> {});
            }
        }
    }

    private RunOptions recorded(Path trace) {
        return FreeProgram.options(Map.of(Key.RECORD, "full", Key.TRACE, trace));
    }

    private static RunOptions replay(Path trace) {
        return FreeProgram.options(Map.of(Key.SCHEDULER, "replay", Key.CONTROL, true, Key.REPLAY, trace));
    }

    @Test
    void runs_that_other_threads_interrupted_replay_to_the_same_outcome() throws Exception {
        for (int i = 0; i < 5; i++) {
            Path file = directory.resolve("t" + i);
            RunResult first = FreeProgram.run(recorded(file), () -> lostUpdates(10));
            assertTrue(Trace.read(file).size() < 2 * ACCESSES, "nothing was in runs");
            RunResult again = FreeProgram.run(replay(file), () -> lostUpdates(10));
            assertNull(again.divergence(), () -> String.valueOf(again.divergence()));
            assertEquals(first.failures().get(0).message(), again.failures().get(0).message());
        }
    }

    /** Additions to a volatile variable, and updates of one of their own: the level sync tells each. */
    private void lostVolatileUpdates() throws Exception {
        value = 0;
        Object shared = new Object();
        Thread first = FreeProgram.thread("first", () -> addVolatile(new Object(), shared, 1));
        Thread second = FreeProgram.thread("second", () -> addVolatile(new Object(), shared, 1_000));
        FreeProgram.start(first, 1);
        FreeProgram.start(second, 2);
        FreeProgram.join(first, 0, 3);
        FreeProgram.join(second, 0, 4);
        throw new IllegalStateException("sum " + value);
    }

    private void addVolatile(Object own, Object shared, int step) {
        int[] seen = {0};
        for (int i = 0; i < ACCESSES; i++) {
            if (i % 16 < 8) {
                FreeProgram.access(EventKind.VOLATILE_READ, shared, 0, 12, () -> seen[0] = value);
                FreeProgram.access(EventKind.VOLATILE_WRITE, shared, 0, 13, () -> value = seen[0] + step);
            } else {
                FreeProgram.access(EventKind.ATOMIC_UPDATE, own, 0, 10, () -> {});
            }
        }
    }

    @Test
    void volatile_accesses_of_level_sync_replay_to_the_same_outcome() throws Exception {
        for (int i = 0; i < 5; i++) {
            Path file = directory.resolve("t" + i);
            RunResult first = FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, "sync", Key.TRACE, file)),
                this::lostVolatileUpdates);
            RunResult again = FreeProgram.run(replay(file), this::lostVolatileUpdates);
            assertNull(again.divergence(), () -> String.valueOf(again.divergence()));
            assertEquals(first.failures().get(0).message(), again.failures().get(0).message());
        }
    }

    @Test
    void another_access_inside_a_run_is_a_divergence() {
        Path file = directory.resolve("t");
        FreeProgram.run(recorded(file), () -> lostUpdates(10));
        Divergence divergence = FreeProgram.run(replay(file), () -> lostUpdates(11)).divergence();
        assertNotNull(divergence);
        assertTrue(divergence.expected().contains("accesses of variables"), divergence.expected());
        assertNotNull(divergence.found().site());
    }
}
