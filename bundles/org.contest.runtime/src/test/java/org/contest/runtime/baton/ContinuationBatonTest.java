/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import static org.contest.runtime.control.Hooked.locked;
import static org.contest.runtime.control.Hooked.options;
import static org.contest.runtime.control.Hooked.together;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.RunResult;
import org.contest.runtime.control.Hooked;
import org.contest.runtime.control.Hooked.Cell;
import org.contest.runtime.hooks.ConditionHooks;
import org.contest.runtime.hooks.InitializationHooks;
import org.contest.runtime.hooks.MonitorHooks;
import org.contest.runtime.hooks.ParkHooks;
import org.contest.runtime.hooks.ThreadHooks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContinuationBatonTest {

    @BeforeEach
    void needs_continuations() {
        assumeTrue(Continuations.areAvailable(), "JDK 21 and up, with --add-opens");
    }

    @AfterEach
    void back_to_the_default() {
        System.clearProperty("contest.baton");
    }

    private static RunResult on(String baton, String scheduler, int seed, Hooked.Body body) {
        System.setProperty("contest.baton", baton);
        return Hooked.run(options(scheduler, seed), body);
    }

    private static void mixture() throws Exception {
        Object lock = new Object();
        Cell cell = new Cell();
        Hooked.Body consumer = () -> locked(lock, 1, () -> {
            while (cell.get(2) == 0) {
                ConditionHooks.waitOn(lock, 3);
            }
            cell.set(cell.get(4) - 1, 5);
        });
        Hooked.Body producer = () -> {
            locked(lock, 6, () -> cell.set(cell.get(7) + 1, 8));
            locked(lock, 9, () -> ConditionHooks.notifyOne(lock, 10));
        };
        Hooked.Body racer = () -> {
            ThreadHooks.yield(11);
            if (cell.get(12) > 1) {
                throw new IllegalStateException("two at once");
            }
        };
        together(consumer, producer, racer, consumer, producer, () -> together(racer, racer));
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct", "pos", "surw", "noise-rule", "round-robin", "none"})
    void both_batons_give_the_same_schedule_for_the_same_seed(String scheduler) {
        for (int seed = 0; seed < 40; seed++) {
            RunResult os = on("os", scheduler, seed, ContinuationBatonTest::mixture);
            RunResult continuations = on("continuation", scheduler, seed, ContinuationBatonTest::mixture);
            assertEquals(os.scheduleHash(), continuations.scheduleHash());
            assertEquals(os.events(), continuations.events());
            assertEquals(os.failures(), continuations.failures());
        }
    }

    @Test
    void a_thread_is_itself_and_keeps_its_thread_locals() {
        ThreadLocal<String> local = new ThreadLocal<>();
        List<String> seen = new ArrayList<>();
        RunResult result = on("continuation", "random", 3, () -> {
            Hooked.Body body = () -> {
                Thread self = Thread.currentThread();
                local.set(self.getName());
                for (int i = 0; i < 5; i++) {
                    ThreadHooks.yield(1);
                    assertSame(self, Thread.currentThread());
                    assertEquals(self.getName(), local.get());
                }
                seen.add(self.getName());
            };
            together(body, body, body);
        });
        assertEquals(List.of(), result.failures());
        assertEquals(3, seen.size());
    }

    @Test
    void real_monitors_are_kept_over_a_switch() {
        Object real = new Object();
        RunResult result = on("continuation", "random", 3, () -> {
            Hooked.Body body = () -> {
                Object mine = new Object();
                synchronized (mine) {
                    ThreadHooks.yield(1);
                    assertTrue(Thread.holdsLock(mine));
                    ThreadHooks.yield(2);
                }
                assertTrue(!Thread.holdsLock(real));
            };
            together(body, body, body);
        });
        assertEquals(List.of(), result.failures());
    }

    private static final Object LOCK = new Object();

    /** Its initializer blocks on a monitor. */
    private static final class Pinned {
        static final int VALUE = init();

        private static int init() {
            InitializationHooks.classInitBegin(Pinned.class, 20);
            try {
                MonitorHooks.lock(LOCK, 21);
                MonitorHooks.unlock(LOCK, 22);
            } finally {
                InitializationHooks.classInitEnd(Pinned.class, 23);
            }
            return 1;
        }
    }

    @Test
    void a_thread_pinned_in_a_class_initializer_waits_on_its_carrier() {
        int[] value = new int[1];
        RunResult result = on("continuation", "round-robin", 1, () -> {
            Cell held = new Cell();
            together(() -> locked(LOCK, 1, () -> {
                held.set(1, 2);
                for (int i = 0; i < 20; i++) {
                    held.get(3);
                }
            }), () -> {
                while (held.get(4) == 0) {
                    ThreadHooks.yield(5);
                }
                value[0] = Pinned.VALUE;
            });
        });
        assertEquals(List.of(), result.failures());
        assertEquals("controlled", result.control());
        assertEquals(1, value[0]);
    }

    @Test
    void the_stack_of_an_uncaught_exception_ends_with_the_program() {
        RunResult os = on("os", "random", 1, () -> together(() -> Integer.parseInt("x")));
        RunResult continuations = on("continuation", "random", 1, () -> together(() -> Integer.parseInt("x")));
        assertEquals(os.failures(), continuations.failures());
    }

    @Test
    void a_thread_without_hooks_at_its_ends_is_begun_and_ended_by_the_baton() {
        RunResult result = on("continuation", "random", 1, () -> {
            Cell cell = new Cell();
            Thread bare = new Thread(() -> cell.set(1, 1), "bare");
            ThreadHooks.start(bare, 2);
            ThreadHooks.join(bare, 3);
            assertEquals(Thread.State.TERMINATED, bare.getState());
            assertEquals(1, cell.get(4));
        });
        assertEquals(List.of(), result.failures());
        assertEquals(2, result.threads());
    }

    @Test
    void a_virtual_thread_runs_on_the_same_carrier() throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        RunResult result = on("continuation", "random", 1, () -> {
            Cell cell = new Cell();
            Runnable task = () -> {
                cell.set(cell.get(1) + 1, 2);
                ParkHooks.park(3);
                cell.set(cell.get(4) + 1, 5);
            };
            Thread virtual = (Thread) Class.forName("java.lang.Thread$Builder").getMethod("unstarted", Runnable.class)
                .invoke(builder, task);
            ThreadHooks.start(virtual, 6);
            ParkHooks.unpark(virtual, 7);
            ThreadHooks.join(virtual, 8);
            assertEquals(2, cell.get(9));
        });
        assertEquals(List.of(), result.failures());
    }
}
