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

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.Before;
import org.junit.Test;

/** Tests of JUnit 4; only {@link #timed} holds under each schedule. */
public class RacyJUnit4Case {

    private int sum;

    /** Before each test. */
    @Before
    public void reset() {
        sum = 0;
    }

    /** Loses an addition at times. */
    @Test
    public void every_addition_counts() throws InterruptedException {
        Thread one = new Thread(() -> sum++);
        Thread two = new Thread(() -> sum++);
        one.start();
        two.start();
        one.join();
        two.join();
        assertEquals(2, sum);
    }

    /** Runs in a thread of the framework, which waits for it. */
    @Test(timeout = 5_000)
    public void timed() throws Exception {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        assertEquals(3, (int) executor.submit(() -> 3).get());
        executor.shutdown();
    }
}
