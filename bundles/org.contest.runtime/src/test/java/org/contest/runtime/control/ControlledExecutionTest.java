/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import static org.contest.runtime.control.Hooked.locked;
import static org.contest.runtime.control.Hooked.options;
import static org.contest.runtime.control.Hooked.run;
import static org.contest.runtime.control.Hooked.together;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.Vector;
import java.util.concurrent.locks.LockSupport;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.runtime.RunHost;
import org.contest.runtime.Ticker;
import org.contest.runtime.control.Hooked.Cell;
import org.contest.runtime.hooks.AccessHooks;
import org.contest.runtime.hooks.ConditionHooks;
import org.contest.runtime.hooks.EnvironmentHooks;
import org.contest.runtime.hooks.ParkHooks;
import org.contest.runtime.hooks.ThreadHooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlledExecutionTest {

    private static void lostUpdate() throws Exception {
        Cell cell = new Cell();
        Hooked.Body increment = () -> cell.set(cell.get(1) + 1, 2);
        together(increment, increment);
        if (cell.get(3) != 2) {
            throw new IllegalStateException("lost update");
        }
    }

    private static void lockOrder() throws Exception {
        Object a = new Object();
        Object b = new Object();
        together(() -> locked(a, 1, () -> locked(b, 2, () -> {})), () -> locked(b, 3, () -> locked(a, 4, () -> {})));
    }

    private static int firstFailure(String scheduler, int runs, Hooked.Body body) {
        for (int seed = 0; seed < runs; seed++) {
            RunResult result = run(options(scheduler, seed), body);
            if (!result.failures().isEmpty()) {
                return seed;
            }
        }
        return -1;
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule"})
    void a_lost_update_is_found_within_a_few_runs(String scheduler) {
        assertTrue(firstFailure(scheduler, 200, ControlledExecutionTest::lostUpdate) >= 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule"})
    void a_deadlock_is_found_within_a_few_runs(String scheduler) {
        assertTrue(firstFailure(scheduler, 200, ControlledExecutionTest::lockOrder) >= 0);
    }

    /** On a busy machine the JDK is made ready for longer than a thread may be silent. */
    @Test
    void a_run_that_has_not_begun_is_no_hang() throws Exception {
        Ticker ticker = new Ticker();
        RunHost host = (RunHost) Proxy.newProxyInstance(RunHost.class.getClassLoader(), new Class<?>[] {RunHost.class},
            (proxy, method, arguments) -> method.getName().equals("ticker") ? ticker : null);
        ControlledExecution run = ControlledExecution.create(options("random", 1).with(Key.TIMEOUT, 1), true, host);
        Thread.sleep(200);
        assertEquals(List.of(), run.failures());
    }

    /** One that has waited outside may compute longer than a thread may be silent that waits. */
    @Test
    void a_thread_out_of_control_that_computes_is_no_hang() {
        RunResult result = run(options("random", 1).with(Key.TIMEOUT, 1_000), () -> together(() -> {
            LockSupport.parkNanos(300_000_000);
            long end = System.nanoTime() + 1_500_000_000;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }));
        assertEquals("partly", result.control());
        assertEquals(List.of(), result.failures());
    }

    /** As a server that nobody has shut down, since the one who should have died. */
    @Test
    void a_failure_is_told_though_others_wait_in_the_system_again_and_again() {
        Cell never = new Cell();
        RunResult result = run(options("random", 1), () -> together(() -> {
            throw new IllegalStateException("dies");
        }, () -> {
            while (never.get(1) == 0) {
                LockSupport.parkNanos(300_000_000);
            }
        }));
        assertEquals(List.of("dies"), result.failures().stream().map(Failure::message).toList());
    }

    private static void impatient() throws Exception {
        Object a = new Object();
        Object b = new Object();
        Thread first = Hooked.start(() -> locked(a, 1, () -> locked(b, 2, () -> {})),
            () -> locked(b, 3, () -> locked(a, 4, () -> {})))[0];
        ThreadHooks.join(first, 1_000, 5);
        if (ThreadHooks.isAlive(first, 6)) {
            throw new IllegalStateException("the time is over");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "real"})
    void a_deadlock_is_known_before_the_time_of_others_passes(String time) {
        RunOptions options = options("random", 1).with(Key.TIME, time);
        int deadlocks = 0;
        for (int seed = 0; seed < 20; seed++) {
            List<Failure> failures = run(options.with(Key.SEED, seed), ControlledExecutionTest::impatient).failures();
            deadlocks += failures.size();
            failures.forEach(failure -> assertEquals("cycle", failure.type(), failure.toString()));
        }
        assertNotEquals(0, deadlocks);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule", "round-robin", "none"})
    void the_same_seed_gives_the_same_schedule(String scheduler) {
        for (int seed = 0; seed < 20; seed++) {
            RunResult first = run(options(scheduler, seed), ControlledExecutionTest::lostUpdate);
            RunResult second = run(options(scheduler, seed), ControlledExecutionTest::lostUpdate);
            assertEquals(first.scheduleHash(), second.scheduleHash());
            assertEquals(first.failures(), second.failures());
            assertEquals(first.events(), second.events());
        }
    }

    @Test
    void a_call_of_a_synchronized_jdk_method_waits_for_the_monitor_of_its_receiver() {
        List<Integer> ends = new ArrayList<>();
        for (int seed = 0; seed < 50; seed++) {
            run(options("random", seed), () -> {
                Vector<Integer> vector = new Vector<>();
                together(() -> locked(vector, 1, () -> {
                    AccessHooks.beforeLibraryCall(vector, 2);
                    int before = vector.size();
                    ThreadHooks.yield(3);
                    AccessHooks.beforeLibraryCall(vector, 4);
                    ends.add(vector.size() - before);
                }), () -> {
                    AccessHooks.beforeLibraryCall(vector, 5);
                    vector.add(1);
                });
            });
        }
        assertEquals(Collections.nCopies(50, 0), ends);
    }

    @Test
    void different_seeds_give_different_schedules() {
        Set<Long> hashes = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            hashes.add(run(options("random", seed), ControlledExecutionTest::lostUpdate).scheduleHash());
        }
        assertTrue(hashes.size() > 10, "only " + hashes.size());
    }

    @Test
    void a_cycle_names_both_threads_and_the_monitors_they_wait_for() {
        int seed = firstFailure("random", 200, ControlledExecutionTest::lockOrder);
        RunResult result = run(options("random", seed), ControlledExecutionTest::lockOrder);
        Failure failure = result.failures().get(0);
        assertEquals(FailureKind.DEADLOCK, failure.kind());
        assertEquals("cycle", failure.type());
        assertTrue(failure.thread().contains("T1") && failure.thread().contains("T2"), failure.thread());
        assertTrue(failure.message().contains("monitor of a java.lang.Object held by 0.1"), failure.message());
        assertFalse(failure.timingOnly());
    }

    @Test
    void a_wait_without_notify_is_a_lost_signal() {
        RunResult result = run(options("random", 1), () -> {
            Object lock = new Object();
            together(() -> locked(lock, 1, () -> ConditionHooks.waitOn(lock, 2)));
        });
        assertEquals("lost-signal", result.failures().get(0).type());
        assertEquals(3, result.threads() + 1);
    }

    @Test
    void a_timed_wait_expires_at_once_when_nobody_else_can_run() {
        RunResult result = run(options("random", 1), () -> {
            Object lock = new Object();
            together(() -> locked(lock, 1, () -> ConditionHooks.waitOn(lock, 3_600_000L, 2)));
        });
        assertTrue(result.failures().isEmpty(), () -> result.failures().toString());
        assertEquals(1, Hooked.count(result, EventKind.WAIT_END));
    }

    @Test
    void one_notify_wakes_exactly_one_waiter() {
        RunResult result = run(options("random", 3), () -> {
            Object lock = new Object();
            Cell waiting = new Cell();
            Hooked.Body waiter = () -> locked(lock, 1, () -> {
                waiting.set(waiting.get(4) + 1, 5);
                ConditionHooks.waitOn(lock, 2);
            });
            Hooked.start(waiter, waiter);
            while (waiting.get(6) < 2) {
                ThreadHooks.yield(7);
            }
            locked(lock, 8, () -> ConditionHooks.notifyOne(lock, 9));
        });
        assertEquals(1, Hooked.count(result, EventKind.WAIT_END));
        assertEquals(FailureKind.DEADLOCK, result.failures().get(0).kind());
    }

    @Test
    void an_interrupt_ends_a_wait_and_clears_the_flag() {
        for (int seed = 0; seed < 40; seed++) {
            an_interrupt_ends_a_wait(seed);
        }
    }

    private static void an_interrupt_ends_a_wait(int seed) {
        Cell seen = new Cell();
        RunResult result = run(options("random", seed), () -> {
            Object lock = new Object();
            Thread waiter = Hooked.start(() -> locked(lock, 1, () -> {
                try {
                    ConditionHooks.waitOn(lock, 2);
                } catch (InterruptedException e) {
                    seen.set(ThreadHooks.interrupted(3) ? 2 : 1, 4);
                }
            }))[0];
            ThreadHooks.interrupt(waiter, 5);
            ThreadHooks.join(waiter, 6);
        });
        assertTrue(result.failures().isEmpty());
        assertEquals(1, seen.get(7));
    }

    @Test
    void unlock_without_lock_throws_as_java_does() {
        RunResult result = run(options("random", 5), () -> ConditionHooks.notifyAll(new Object(), 1));
        assertEquals("java.lang.IllegalMonitorStateException", result.failures().get(0).type());
        assertEquals("current thread is not owner", result.failures().get(0).message());
    }

    @Test
    void a_permit_given_before_park_is_kept_once() {
        RunResult result = run(options("random", 5), () -> {
            ParkHooks.unpark(Thread.currentThread(), 1);
            ParkHooks.unpark(Thread.currentThread(), 2);
            ParkHooks.park(3);
            ParkHooks.park(4);
        });
        assertEquals(1, Hooked.count(result, EventKind.PARK_END));
        assertEquals("lost-signal", result.failures().get(0).type());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule", "round-robin", "none"})
    void a_spin_loop_ends_under_every_policy(String scheduler) {
        for (int seed = 0; seed < 10; seed++) {
            RunResult result = run(options(scheduler, seed).with(Key.MAX_EVENTS, 20_000), () -> {
                Cell flag = new Cell();
                together(() -> {
                    while (flag.get(1) == 0) {
                        ThreadHooks.onSpinWait(2);
                    }
                }, () -> flag.set(1, 3));
            });
            assertTrue(result.failures().isEmpty(), () -> result.failures().toString());
        }
    }

    @Test
    void threads_that_give_way_for_ever_are_a_live_lock() {
        RunResult result = run(options("random", 1).with(Key.MAX_EVENTS, 2_000), () -> {
            Cell flag = new Cell();
            Hooked.Body spin = () -> {
                while (flag.get(1) == 0) {
                    ThreadHooks.yield(2);
                }
            };
            together(spin, spin);
        });
        assertEquals(FailureKind.HANG, result.failures().get(0).kind());
        assertEquals("live-lock", result.failures().get(0).type());
    }

    @Test
    void a_signal_is_lost_when_only_time_passes_beside_main() {
        RunResult result = run(options("random", 1), () -> {
            ThreadHooks.start(Hooked.thread("ticks", ControlledExecutionTest::sleepForEver), 1);
            Object lock = new Object();
            locked(lock, 2, () -> ConditionHooks.waitOn(lock, 3));
        });
        assertEquals("lost-signal", result.failures().get(0).type());
        assertEquals("main", result.failures().get(0).thread());
        assertTrue(result.failures().get(0).message().startsWith("an hour of program time"),
            result.failures().get(0).message());
    }

    @Test
    void a_program_that_only_lets_time_pass_after_main_is_given_up() {
        RunResult result =
            run(options("random", 1),
                () -> ThreadHooks.start(Hooked.thread("ticks", ControlledExecutionTest::sleepForEver), 1));
        assertTrue(result.failures().isEmpty(), () -> result.failures().toString());
        assertEquals(RunResult.UNFINISHED, result.control());
        assertTrue(result.notes().get(0).endsWith("again and again: ticks"), result.notes().get(0));
    }

    @Test
    void main_may_wait_for_tomorrow_and_for_the_end_of_a_thread_that_sleeps_very_often() {
        RunResult result = run(options("random", 1), () -> {
            Object lock = new Object();
            ThreadHooks.start(Hooked.thread("tomorrow", () -> {
                sleep(24, 3_600_000);
                locked(lock, 1, () -> ConditionHooks.notifyAll(lock, 2));
            }), 3);
            locked(lock, 4, () -> ConditionHooks.waitOn(lock, 5));
            together(() -> sleep(2_000, 5_000));
        });
        assertEquals(List.of(), result.failures());
        assertEquals("controlled", result.control());
    }

    private static void sleep(int times, int millis) throws InterruptedException {
        for (int i = 0; i < times; i++) {
            ThreadHooks.sleep(millis, 6);
        }
    }

    private static void sleepForEver() throws InterruptedException {
        while (true) {
            ThreadHooks.sleep(1_000, 9);
        }
    }

    @Test
    void a_daemon_thread_does_not_keep_the_run_open() {
        RunResult result = run(options("random", 1), () -> {
            Thread daemon = Hooked.thread("daemon", () -> {
                Object lock = new Object();
                locked(lock, 1, () -> ConditionHooks.waitOn(lock, 2));
            });
            daemon.setDaemon(true);
            ThreadHooks.start(daemon, 3);
        });
        assertTrue(result.failures().isEmpty(), () -> result.failures().toString());
    }

    @Test
    void an_exception_in_a_child_thread_is_a_failure_with_its_frames() {
        RunResult result = run(options("random", 1), () -> together(() -> {
            throw new IllegalStateException("broken");
        }));
        Failure failure = result.failures().get(0);
        assertEquals("java.lang.IllegalStateException", failure.type());
        assertEquals("broken", failure.message());
        assertEquals("T1", failure.thread());
    }

    @Test
    void virtual_time_goes_on_with_sleeps_and_is_equal_for_equal_seeds() {
        long[] times = new long[2];
        for (int i = 0; i < 2; i++) {
            int at = i;
            run(options("random", 7), () -> {
                long start = EnvironmentHooks.nanoTime(1);
                ThreadHooks.sleep(60_000, 2);
                long end = EnvironmentHooks.nanoTime(3);
                times[at] = end;
                assertTrue(end - start >= 60_000_000_000L);
            });
        }
        assertEquals(times[0], times[1]);
        assertNotEquals(0, times[0]);
    }

    @Test
    void a_thread_blocked_out_of_sight_hands_the_baton_on_and_comes_back() {
        assertComesBack(() -> Thread.sleep(1));
    }

    @Test
    void others_go_on_beside_a_thread_that_computes_for_long() {
        assertComesBack(Thread::onSpinWait);
    }

    private void assertComesBack(Hooked.Body wait) {
        RunResult result = run(options("none", 1), () -> {
            java.util.concurrent.atomic.AtomicBoolean unseen = new java.util.concurrent.atomic.AtomicBoolean();
            Cell cell = new Cell();
            together(() -> {
                cell.get(1);
                while (!unseen.get()) {
                    wait.run();
                }
                cell.get(2);
            }, () -> {
                cell.set(1, 3);
                unseen.set(true);
            });
        });
        assertTrue(result.failures().isEmpty(), () -> result.failures().toString());
        assertEquals("partly", result.control());
        assertTrue(result.notes().get(0).matches("Thread \".+\" left control at .+"), () -> result.notes().toString());
    }
}
