/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Code whose monitor instructions are hooks, in threads that no model knows. */
class RealMonitorsTest {

    private static final int ROUNDS = 10_000;

    private final Primitives real = Primitives.REAL;
    private final Object monitor = new Object();
    private int count;

    private static <T> FutureTask<T> start(Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        new Thread(task).start();
        return task;
    }

    private int add() {
        for (int i = 0; i < ROUNDS; i++) {
            real.lock(monitor, 0);
            real.lock(monitor, 0);
            count++;
            real.unlock(monitor, 0);
            real.unlock(monitor, 0);
        }
        return count;
    }

    @Test
    void threads_exclude_each_other() throws Exception {
        FutureTask<Integer> other = start(this::add);
        add();
        other.get();
        assertEquals(2 * ROUNDS, count);
    }

    @Test
    void a_thread_that_waits_gives_the_monitor_up_and_has_it_again() throws Exception {
        Queue<String> queue = new ArrayDeque<>();
        FutureTask<String> taker = start(() -> {
            real.lock(monitor, 0);
            while (queue.isEmpty()) {
                real.waitOn(monitor, 0, 0);
            }
            assertTrue(real.holdsLock(monitor, 0));
            String taken = queue.remove();
            real.unlock(monitor, 0);
            return taken;
        });
        real.lock(monitor, 0);
        queue.add("task");
        real.notifyOne(monitor, 0);
        real.unlock(monitor, 0);
        assertEquals("task", taker.get());
        assertFalse(real.holdsLock(monitor, 0));
    }

    @Test
    void nobody_waits_for_ever_for_a_thread_that_does_not_leave() throws Exception {
        start(() -> {
            real.lock(monitor, 0);
            return null;
        }).get();
        real.lock(monitor, 0);
        assertTrue(real.holdsLock(monitor, 0));
        real.unlock(monitor, 0);
        assertThrows(IllegalMonitorStateException.class, () -> real.notifyAll(monitor, 0));
    }

    @Test
    void a_monitor_of_the_jvm_stays_one() throws Exception {
        synchronized (monitor) {
            real.waitOn(monitor, 1, 0);
            real.notifyAll(monitor, 0);
            assertTrue(real.holdsLock(monitor, 0));
        }
        assertThrows(IllegalMonitorStateException.class, () -> real.waitOn(monitor, 1, 0));
    }
}
