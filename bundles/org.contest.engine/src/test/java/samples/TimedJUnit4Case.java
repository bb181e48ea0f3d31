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

/** A test of JUnit 4 that has a time, and loses an addition at times. */
public class TimedJUnit4Case {

    private int sum;

    /** Runs in a thread of the framework, which waits for it. */
    @Test(timeout = 60_000)
    public void every_addition_counts() throws InterruptedException {
        Thread other = new Thread(() -> sum++);
        other.start();
        sum++;
        other.join();
        assertEquals(2, sum);
    }
}
