/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import static org.contest.runtime.control.Hooked.locked;
import static org.contest.runtime.control.Hooked.options;
import static org.contest.runtime.control.Hooked.run;
import static org.contest.runtime.control.Hooked.together;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Divergence;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceHeader;
import org.contest.runtime.control.Hooked;
import org.contest.runtime.control.Hooked.Cell;
import org.contest.runtime.hooks.ConditionHooks;
import org.contest.runtime.hooks.EnvironmentHooks;
import org.contest.runtime.hooks.ParkHooks;
import org.contest.runtime.hooks.ThreadHooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {

    @TempDir
    private Path directory;

    /** Everything that blocks and wakes, a race, and the clock. */
    private static void mixture() throws Exception {
        Object lock = new Object();
        Cell cell = new Cell();
        Hooked.Body consumer = () -> locked(lock, 1, () -> {
            while (cell.get(2) == 0) {
                ConditionHooks.waitOn(lock, 3);
            }
            cell.set(cell.get(4) - 1, 5);
        });
        Hooked.Body producer = () -> locked(lock, 6, () -> {
            cell.set(cell.get(7) + 1, 8);
            ConditionHooks.notifyOne(lock, 9);
        });
        Hooked.Body parker = () -> {
            ParkHooks.parkNanos(1_000_000, 10);
            ThreadHooks.sleep(5, 11);
            if (EnvironmentHooks.nanoTime(12) % 3 == 0) {
                cell.set(7, 13);
            }
        };
        together(consumer, producer, consumer, producer, parker);
        if (cell.get(14) != 0) {
            throw new IllegalStateException("cell is " + cell.get(15));
        }
    }

    private RunOptions recorded(String scheduler, int seed, String level, Path trace) {
        return options(scheduler, seed).with(Key.TRACE, trace).with(Key.RECORD, level);
    }

    private static RunOptions replay(Path trace) {
        return options("replay", 0).with(Key.REPLAY, trace);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule", "round-robin"})
    void a_full_trace_replays_to_the_same_events_and_outcome(String scheduler) {
        for (int seed = 0; seed < 30; seed++) {
            Path trace = directory.resolve(scheduler + seed);
            RunResult first = run(recorded(scheduler, seed, "full", trace), ReplayTest::mixture);
            RunResult again = run(replay(trace), ReplayTest::mixture);
            assertNull(again.divergence(), () -> again.divergence() + " of " + trace);
            assertEquals(first.scheduleHash(), again.scheduleHash());
            assertEquals(first.failures(), again.failures());
        }
    }

    @Test
    void the_trace_of_a_replay_is_the_trace_that_it_followed() throws Exception {
        Path first = directory.resolve("first");
        Path second = directory.resolve("second");
        run(recorded("random", 11, "full", first), ReplayTest::mixture);
        run(replay(first).with(Key.TRACE, second), ReplayTest::mixture);
        Trace a = Trace.read(first);
        Trace b = Trace.read(second);
        assertEquals(a.size(), b.size());
        for (int i = 0; i < a.size(); i++) {
            assertEquals(without(a.event(i)), without(b.event(i)));
        }
        assertEquals(a.threads(), b.threads());
    }

    /** Identity hashes differ between runs. */
    private static TraceEvent without(TraceEvent e) {
        return new TraceEvent(e.number(), e.thread(), e.kind(), e.site(), 0, e.value());
    }

    @Test
    void a_sync_trace_of_a_race_free_program_replays_to_the_same_outcome() {
        Hooked.Body guarded = () -> {
            Object lock = new Object();
            Cell cell = new Cell();
            Hooked.Body twice = () -> locked(lock, 1, () -> cell.set(cell.get(2) * 2, 3));
            Hooked.Body plus = () -> locked(lock, 4, () -> cell.set(cell.get(5) + 1, 6));
            together(twice, plus, twice, plus);
            throw new IllegalStateException("result " + cell.get(7));
        };
        for (int seed = 0; seed < 30; seed++) {
            Path trace = directory.resolve("sync" + seed);
            RunResult first = run(recorded("random", seed, "sync", trace), guarded);
            RunResult again = run(replay(trace), guarded);
            assertNull(again.divergence());
            assertEquals(first.failures(), again.failures());
        }
    }

    /** The first thread blocks where nobody sees it, and comes back while the second has the baton. */
    private static void leavesAndComesBack() throws Exception {
        Cell cell = new Cell();
        CountDownLatch unseen = new CountDownLatch(1);
        CountDownLatch back = new CountDownLatch(1);
        Thread leaving = Hooked.thread("leaving", () -> {
            cell.set(1, 1);
            unseen.await();
            back.countDown();
            cell.set(2, 2);
        });
        ThreadHooks.start(leaving, 3);
        Thread staying = Hooked.thread("staying", () -> {
            while (leaving.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            cell.set(3, 4);
            unseen.countDown();
            while (back.getCount() > 0 || leaving.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            cell.set(4, 5);
        });
        ThreadHooks.start(staying, 6);
        ThreadHooks.join(leaving, 7);
        ThreadHooks.join(staying, 8);
    }

    @Test
    void a_thread_that_left_control_goes_on_where_the_trace_says() {
        System.setProperty("contest.baton", "os");
        try {
            Path trace = directory.resolve("left");
            RunResult first = run(recorded("round-robin", 1, "full", trace), ReplayTest::leavesAndComesBack);
            assertEquals("partly", first.control());
            RunResult again = run(replay(trace), ReplayTest::leavesAndComesBack);
            assertNull(again.divergence(), () -> again.divergence().toString());
            assertEquals(first.failures(), again.failures());
            assertEquals(first.scheduleHash(), again.scheduleHash());
        } finally {
            System.clearProperty("contest.baton");
        }
    }

    @Test
    void a_deadlock_replays_to_the_same_deadlock() {
        Hooked.Body lockOrder = () -> {
            Object a = new Object();
            Object b = new Object();
            together(() -> locked(a, 1, () -> locked(b, 2, () -> {})),
                () -> locked(b, 3, () -> locked(a, 4, () -> {})));
        };
        int deadlocks = 0;
        for (int seed = 0; seed < 60; seed++) {
            Path trace = directory.resolve("deadlock" + seed);
            RunResult first = run(recorded("random", seed, "sync", trace), lockOrder);
            RunResult again = run(replay(trace), lockOrder);
            assertNull(again.divergence());
            assertEquals(first.failures(), again.failures());
            deadlocks += first.failures().size();
        }
        assertTrue(deadlocks > 0);
    }

    @Test
    void another_program_diverges_and_says_where() {
        Path trace = directory.resolve("trace");
        run(recorded("random", 4, "full", trace), ReplayTest::mixture);
        RunResult result = run(replay(trace), () -> {
            Cell cell = new Cell();
            together(() -> cell.set(1, 1), () -> cell.set(2, 2));
        });
        Divergence divergence = result.divergence();
        assertNotNull(divergence);
        assertFalse(divergence.expected().isEmpty());
        assertFalse(divergence.found().what().isEmpty());
    }

    @Test
    void a_prefix_is_followed_and_then_another_policy_goes_on() throws Exception {
        Path trace = directory.resolve("trace");
        run(recorded("random", 4, "full", trace), ReplayTest::mixture);
        Trace recorded = Trace.read(trace);
        int prefix = recorded.size() / 2;
        boolean other = false;
        for (int seed = 0; seed < 10; seed++) {
            Path next = directory.resolve("next" + seed);
            run(replay(trace).with(Key.PREFIX, prefix).with(Key.SEED, seed).with(Key.TRACE, next), ReplayTest::mixture);
            Trace branched = Trace.read(next);
            for (int i = 0; i < prefix; i++) {
                assertEquals(without(recorded.event(i)), without(branched.event(i)));
            }
            other |= branched.size() != recorded.size()
                || !without(branched.event(prefix)).equals(without(recorded.event(prefix)));
        }
        assertTrue(other);
    }

    @Test
    void the_trace_of_a_run_that_was_led_has_the_seed_of_the_trace_that_led_it() throws Exception {
        Path first = directory.resolve("first");
        Path led = directory.resolve("led");
        run(recorded("random", 7, "full", first), ReplayTest::mixture);
        run(replay(first).with(Key.PREFIX, 10).with(Key.AFTER_PREFIX, "random").with(Key.SEED, 3)
            .with(Key.TRACE, led), ReplayTest::mixture);
        assertEquals("7", Trace.read(led).header().get(TraceHeader.SEED));
    }

    @Test
    void a_run_that_cannot_follow_a_prefix_says_where_and_goes_on_to_its_end() {
        Path trace = directory.resolve("trace");
        run(recorded("random", 4, "full", trace), ReplayTest::mixture);
        int[] values = new int[3];
        RunResult result = run(replay(trace).with(Key.PREFIX, 50), () -> {
            Cell cell = new Cell();
            together(() -> cell.set(1, 1), () -> cell.set(2, 2));
            values[cell.get(3)]++;
        });
        assertNotNull(result.divergence());
        assertEquals(List.of(), result.failures());
        assertEquals(1, values[1] + values[2]);
    }

    @Test
    void a_file_that_is_no_trace_is_an_error_in_plain_words() throws Exception {
        Path file = Files.writeString(directory.resolve("text"), "this is no trace at all, only some words");
        IllegalArgumentException e =
            assertThrows(IllegalArgumentException.class, () -> run(replay(file), ReplayTest::mixture));
        assertTrue(e.getMessage().contains("text"), e.getMessage());
    }

    @Test
    void one_event_that_did_not_come_is_told_as_one() {
        assertTrue(TraceScript.missed(1, 5).startsWith("The replay left out 1 event and let pass 5 inside"));
        assertTrue(TraceScript.missed(2, 0).startsWith("The replay left out 2 events and let pass 0 inside"));
    }
}
