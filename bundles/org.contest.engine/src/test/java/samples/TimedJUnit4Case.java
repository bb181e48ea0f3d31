/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** Tests of JUnit 4 that have a time: each runs in a thread of the framework, which waits for it. */
public class TimedJUnit4Case {

    private int sum;
    private volatile int steps;

    /** Not under each schedule. */
    @Test(timeout = 60_000)
    public void every_addition_counts() throws InterruptedException {
        Thread other = new Thread(() -> sum++);
        other.start();
        sum++;
        other.join();
        assertEquals(2, sum);
    }

    /** So many steps that noise makes it late. */
    @Test(timeout = 200)
    public void late() throws InterruptedException {
        Thread other = new Thread(() -> {
            while (steps < 1000) {
                steps++;
            }
        });
        other.start();
        other.join();
    }

    /** Until its time is over. */
    @Test(timeout = 200)
    public synchronized void waits_for_nobody() throws InterruptedException {
        steps++;
        wait();
    }

    /** As in {@link Deadlocks}. */
    @Test(timeout = 60_000)
    public void waits_for_a_deadlock() throws InterruptedException {
        Deadlocks.main(new String[0]);
    }
}
