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
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A test under test; its name keeps it away from those that are run by the build. */
class RacyCase {

    private static int runs;
    private int counter;

    private void count() throws InterruptedException {
        Thread other = new Thread(() -> counter++);
        other.start();
        counter++;
        other.join();
    }

    @Test
    void every_addition_counts() throws InterruptedException {
        count();
        assertEquals(2, counter);
    }

    @Test
    void some_addition_counts_and_statics_are_fresh() throws InterruptedException {
        count();
        assertTrue(counter > 0);
        runs++;
        assertEquals(1, runs);
    }

    @Test
    @Timeout(5)
    void a_thread_of_the_framework_watches() throws InterruptedException {
        count();
        assertTrue(counter > 0);
    }
}
