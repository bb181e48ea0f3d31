/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import static org.contest.runtime.control.Hooked.count;
import static org.contest.runtime.control.Hooked.options;
import static org.contest.runtime.control.Hooked.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunResult;
import org.contest.runtime.control.Hooked.Cell;
import org.contest.runtime.hooks.EnvironmentHooks;
import org.contest.runtime.hooks.Hooks;
import org.contest.runtime.hooks.ParkHooks;
import org.contest.runtime.hooks.ProgramHooks;
import org.contest.runtime.hooks.ThreadHooks;
import org.contest.runtime.run.RunControl;
import org.junit.jupiter.api.Test;

/** The untraced region in which the JVM's launcher works. */
class LauncherTest {

    private static final int SITE = 5;
    private static final long HOUR_NANOS = 3_600_000_000_000L;

    @Test
    void a_thread_that_the_agent_starts_meanwhile_does_not_end_it() {
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterLauncher();
            Hooks.enterQuiet();
            assertFalse(ThreadHooks.startUnseen(new Thread(() -> {}), SITE));
            Hooks.leaveQuiet();
            new Cell().set(1, SITE);
        });
        assertEquals(0, count(result, EventKind.WRITE));
        assertEquals(0, result.failures().size(), result.failures().toString());
    }

    @Test
    void a_thread_that_the_jdk_starts_for_the_program_ends_it() {
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterLauncher();
            ThreadHooks.startUnseen(new Thread(() -> {}), SITE);
            new Cell().set(1, SITE);
        });
        assertEquals(1, count(result, EventKind.WRITE));
    }

    @Test
    void a_thread_that_a_framework_starts_is_in_it_too() {
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterFramework();
            RunControl.leaveFramework();
            ThreadHooks.startUnseen(new Thread(() -> new Cell().set(1, SITE)), SITE);
            new Cell().set(1, SITE);
        });
        assertEquals(1, count(result, EventKind.THREAD_START));
        assertEquals(0, count(result, EventKind.WRITE));
    }

    @Test
    void threads_of_a_framework_wait_for_each_other_in_the_model() {
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterFramework();
            RunControl.leaveFramework();
            Thread framework = Thread.currentThread();
            boolean[] woken = new boolean[1];
            ThreadHooks.startUnseen(new Thread(() -> {
                woken[0] = true;
                ParkHooks.unpark(framework, SITE);
            }), SITE);
            ParkHooks.park(SITE);
            assertTrue(woken[0]);
            ThreadHooks.interrupt(framework, SITE);
            assertTrue(ThreadHooks.interrupted(SITE));
            assertFalse(ThreadHooks.isInterrupted(framework, SITE));
        });
        assertEquals(List.of(), result.failures());
        assertEquals(0, count(result, EventKind.PARK) + count(result, EventKind.UNPARK));
    }

    @Test
    void what_a_framework_interrupts_wakes_in_the_model() {
        boolean[] interrupted = new boolean[1];
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterFramework();
            RunControl.leaveFramework();
            Thread test = new Thread(() -> {
                ProgramHooks.enterProgram();
                ParkHooks.park(SITE);
                interrupted[0] = ThreadHooks.interrupted(SITE);
            });
            ThreadHooks.startUnseen(test, SITE);
            ParkHooks.parkNanos(1, SITE);
            assertTrue(ThreadHooks.interruptUnseen(test));
        });
        assertEquals(List.of(), result.failures());
        assertTrue(interrupted[0]);
        assertEquals(0, count(result, EventKind.INTERRUPT));
    }

    @Test
    void threads_that_a_framework_starts_between_tests_are_in_the_run_too() {
        boolean[] woken = new boolean[1];
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterLauncher();
            RunControl.enterFramework();
            Thread framework = Thread.currentThread();
            assertTrue(ThreadHooks.startUnseen(new Thread(() -> {
                new Cell().set(1, SITE);
                woken[0] = true;
                ParkHooks.unpark(framework, SITE);
            }), SITE));
            ParkHooks.park(SITE);
            RunControl.leaveFramework();
        });
        assertEquals(List.of(), result.failures());
        assertTrue(woken[0]);
        assertEquals(0, count(result, EventKind.WRITE));
    }

    @Test
    void what_a_framework_calls_between_tests_is_the_program() {
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterLauncher();
            RunControl.enterFramework();
            ProgramHooks.enterProgram();
            new Cell().set(1, SITE);
            assertTrue(ThreadHooks.startUnseen(new Thread(() -> new Cell().set(1, SITE)), SITE));
            ProgramHooks.exitProgram();
            new Cell().set(1, SITE);
            RunControl.leaveFramework();
        });
        assertEquals(List.of(), result.failures());
        assertEquals(2, count(result, EventKind.WRITE));
    }

    @Test
    void time_limits_of_a_framework_end_by_the_clock_of_the_model() {
        RunResult result = run(options("random", 1), () -> {
            RunControl.enterFramework();
            RunControl.leaveFramework();
            long begin = EnvironmentHooks.nanoTime(SITE);
            ParkHooks.parkNanos(HOUR_NANOS, SITE);
            assertTrue(EnvironmentHooks.nanoTime(SITE) - begin >= HOUR_NANOS);
        });
        assertEquals(List.of(), result.failures());
        assertEquals(0, count(result, EventKind.NANO_TIME));
    }
}
