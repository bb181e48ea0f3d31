/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** A test that sleeps while another thread works, and fails the first time. */
class NapsCase {

    private volatile int steps;

    @RepeatedTest(2)
    void sleeps(RepetitionInfo info) throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                steps++;
            }
        });
        other.start();
        Thread.sleep(10 * info.getCurrentRepetition());
        other.join();
        assertNotEquals(1, info.getCurrentRepetition());
    }
}
