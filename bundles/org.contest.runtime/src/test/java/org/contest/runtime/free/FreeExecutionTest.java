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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.runtime.RunAborted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreeExecutionTest {

    private static RunResult run(Map<Key, Object> options, FreeProgram.Body body) {
        return FreeProgram.run(FreeProgram.options(options), body);
    }

    /** Threads that lock, wait, park and sleep a little, with an answer that has to be right under any noise. */
    private static int exercise() throws Exception {
        Object monitor = new Object();
        int[] sum = {0};
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = FreeProgram.thread("t" + t, () -> {
                for (int i = 0; i < 15; i++) {
                    FreeProgram.locked(monitor, 10, () -> {
                        FreeProgram.access(EventKind.READ, sum, 0, 12, () -> {});
                        FreeProgram.access(EventKind.WRITE, sum, 0, 13, () -> sum[0]++);
                        FreeProgram.notifyAll(monitor, 14);
                        FreeProgram.waitOn(monitor, 1_000_000, 15);
                    });
                }
            });
            FreeProgram.start(threads[t], 1);
        }
        for (Thread thread : threads) {
            FreeProgram.join(thread, 0, 2);
        }
        return sum[0];
    }

    @ParameterizedTest
    @ValueSource(strings = {"random-all", "sharedVar-all", "sharedVar-one", "coverage", "read-write", "pattern",
        "visible-operations", "history", "plocs:12,13", "none"})
    void every_placement_leaves_the_program_right(String placement) {
        int[] sum = {0};
        RunResult result = run(Map.of(Key.SCHEDULER, "noise", Key.PLACEMENT, placement, Key.FREQUENCY, 300,
            Key.STRENGTH, 50, Key.SEED, 3), () -> sum[0] = exercise());
        assertEquals(45, sum[0]);
        assertEquals(List.of(), result.failures());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sleep", "yield", "wait", "synchYield", "busyWait", "priority", "mixed", "haltOneThread",
        "starvation", "inverseNoise", "barrier", "timeoutTamper", "sleep+timeoutTamper+haltOneThread"})
    void every_seeding_leaves_the_program_right(String seeding) {
        int[] sum = {0};
        RunResult result = run(Map.of(Key.SCHEDULER, "noise", Key.SEEDING, seeding, Key.FREQUENCY, 200,
            Key.STRENGTH, 20, Key.SEED, 5), () -> sum[0] = exercise());
        assertEquals(45, sum[0]);
        assertEquals(List.of(), result.failures());
        assertTrue(result.notes().get(0).startsWith("Noise: random-all, " + seeding), result.notes().toString());
    }

    @Test
    void noise_keeps_an_interrupt_for_the_program() {
        boolean[] interrupted = {false};
        run(Map.of(Key.SCHEDULER, "noise", Key.SEEDING, "mixed", Key.FREQUENCY, 1000, Key.STRENGTH, 100), () -> {
            FreeProgram.interrupt(Thread.currentThread(), 1);
            for (int i = 0; i < 50; i++) {
                FreeProgram.access(EventKind.READ, this, 0, 2, () -> {});
            }
            interrupted[0] = FreeProgram.interrupted(3);
        });
        assertTrue(interrupted[0]);
        assertFalse(Thread.interrupted());
    }

    @Test
    void an_uncaught_exception_is_a_failure_with_the_frames_of_the_program() {
        RunResult result = run(Map.of(), () -> {
            Thread failing = FreeProgram.thread("failing", () -> {
                throw new IllegalArgumentException("as it were");
            });
            FreeProgram.start(failing, 1);
            FreeProgram.join(failing, 0, 2);
        });
        Failure failure = result.failures().get(0);
        assertEquals(FailureKind.EXCEPTION, failure.kind());
        assertEquals("java.lang.IllegalArgumentException", failure.type());
        assertEquals("as it were", failure.message());
        assertEquals("failing", failure.thread());
    }

    @Test
    void a_thread_that_the_end_of_the_run_unwinds_is_no_failure() {
        RunResult result = run(Map.of(), () -> {
            FreeProgram.start(FreeProgram.thread("unwound", () -> {
                throw new RunAborted();
            }), 1);
        });
        assertEquals(List.of(), result.failures());
    }

    @Test
    void a_failed_assertion_is_told_apart() {
        RunResult result = run(Map.of(), () -> {
            throw new AssertionError("sum");
        });
        assertEquals(FailureKind.ASSERTION, result.failures().get(0).kind());
    }

    private static Thread holder(Object first, Object second, CountDownLatch both) {
        Thread thread = FreeProgram.thread("holder", () -> FreeProgram.locked(first, 10, () -> {
            both.countDown();
            both.await();
            FreeProgram.locked(second, 12, () -> {});
        }));
        thread.setDaemon(true);
        return thread;
    }

    @Test
    void threads_that_wait_for_each_other_are_a_deadlock() {
        RunResult result = run(Map.of(), () -> {
            Object a = new Object();
            Object b = new Object();
            CountDownLatch both = new CountDownLatch(2);
            FreeProgram.start(holder(a, b, both), 1);
            FreeProgram.start(holder(b, a, both), 1);
            FreeProgram.locked(this, 20, () -> FreeProgram.waitOn(this, 3_600_000_000_000L, 22));
        });
        Failure failure = result.failures().get(0);
        assertEquals(FailureKind.DEADLOCK, failure.kind());
        assertEquals("cycle", failure.type());
        assertEquals("holder, holder", failure.thread());
        assertTrue(failure.message().contains("waits for the monitor of a java.lang.Object held by 0."),
            failure.message());
    }

    @Test
    void a_signal_that_comes_too_early_is_a_lost_signal() {
        RunResult result = run(Map.of(), () -> {
            Object monitor = new Object();
            FreeProgram.locked(monitor, 20, () -> FreeProgram.notifyAll(monitor, 22));
            FreeProgram.start(FreeProgram.thread("waiter",
                () -> FreeProgram.locked(monitor, 23, () -> FreeProgram.waitOn(monitor, 0, 25))), 1);
        });
        Failure failure = result.failures().get(0);
        assertEquals(FailureKind.DEADLOCK, failure.kind());
        assertEquals("lost-signal", failure.type());
        assertTrue(failure.message().contains("waits for a notify on the monitor of a java.lang.Object"));
    }

    @Test
    void a_monitor_that_no_thread_of_the_program_holds_makes_no_deadlock() {
        RunResult result = run(Map.of(), () -> {
            Object monitor = new Object();
            CountDownLatch held = new CountDownLatch(1);
            new Thread(() -> hold(monitor, held, 1_200)).start();
            held.await();
            FreeProgram.locked(monitor, 20, () -> {});
        });
        assertEquals(List.of(), result.failures());
    }

    private static void hold(Object monitor, CountDownLatch held, long millis) {
        synchronized (monitor) {
            held.countDown();
            try {
                Thread.sleep(millis);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void the_main_thread_can_be_joined_although_the_jvm_goes_on() {
        boolean[] joined = {false};
        Thread main = Thread.currentThread();
        RunResult result = run(Map.of(), () -> FreeProgram.start(FreeProgram.thread("child", () -> {
            FreeProgram.join(main, 0, 2);
            joined[0] = true;
        }), 1));
        assertTrue(joined[0]);
        assertEquals(List.of(), result.failures());
    }

    @Test
    void names_that_are_wrong_are_refused_with_those_there_are() {
        String placement = refusal(Map.of(Key.SCHEDULER, "noise", Key.PLACEMENT, "everywhere"));
        assertTrue(placement.contains("\"everywhere\"") && placement.contains("random-all, sharedVar-all"), placement);
        String seeding = refusal(Map.of(Key.SCHEDULER, "noise", Key.SEEDING, "nap"));
        assertTrue(seeding.contains("\"nap\"") && seeding.contains("sleep, yield"), seeding);
        assertTrue(refusal(Map.of(Key.SCHEDULER, "roulette")).contains("There are: noise, none"));
        assertTrue(refusal(Map.of(Key.RECORD, "all")).contains("none, sync, full"));
        assertTrue(refusal(Map.of(Key.SCHEDULER, "noise", Key.FREQUENCY, 1001)).contains("0 to 1000"));
        assertTrue(refusal(Map.of(Key.SCHEDULER, "noise", Key.PLACEMENT, "plocs:1,x")).contains("\"x\""));
    }

    private static String refusal(Map<Key, Object> options) {
        return assertThrows(IllegalArgumentException.class, () -> run(options, () -> {})).getMessage();
    }
}
