/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests that are done before their threads are, as a test runner allows: it ends the JVM. */
class LeftThreadsCase {

    @Test
    void a_pool_is_not_shut_down() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        assertEquals(3, pool.submit(() -> 3).get());
    }

    @Test
    void a_timer_is_not_shut_down() throws InterruptedException {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        CountDownLatch ticks = new CountDownLatch(2);
        timer.scheduleAtFixedRate(ticks::countDown, 1, 1, TimeUnit.MILLISECONDS);
        ticks.await();
    }

    @Test
    void threads_spin() {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                while (!Thread.interrupted()) {
                    Thread.onSpinWait();
                }
            }).start();
        }
    }

    @Test
    void threads_wait_for_each_other() {
        Object one = new Object();
        Object two = new Object();
        new Thread(() -> lock(one, two)).start();
        new Thread(() -> lock(two, one)).start();
    }

    private static void lock(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                assertEquals(first.getClass(), second.getClass());
            }
        }
    }
}
