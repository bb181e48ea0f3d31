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

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** Tests under test that have a time. */
class TimedCase {

    private int counter;
    private volatile int steps;

    private void everyAdditionCounts() throws InterruptedException {
        Thread other = new Thread(() -> counter++);
        other.start();
        counter++;
        other.join();
        assertEquals(2, counter);
    }

    @Test
    @Timeout(60)
    void in_the_thread_of_all() throws InterruptedException {
        everyAdditionCounts();
    }

    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void in_a_thread_of_its_own() throws InterruptedException {
        everyAdditionCounts();
    }

    /** So many steps that noise makes it late. */
    @Test
    @Timeout(value = 200, unit = TimeUnit.MILLISECONDS)
    void late() throws InterruptedException {
        Thread other = new Thread(() -> {
            while (steps < 1000) {
                steps++;
            }
        });
        other.start();
        other.join();
    }

    @Test
    @Timeout(value = 200, unit = TimeUnit.MILLISECONDS)
    synchronized void waits_for_nobody() throws InterruptedException {
        steps++;
        wait();
    }

    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void waits_for_a_deadlock() throws InterruptedException {
        Deadlocks.main(new String[0]);
    }
}
