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

import org.junit.jupiter.api.RepeatedTest;

/** A test under test that runs twice; its name keeps it away from those that are run by the build. */
class RepeatedCase {

    private int counter;

    @RepeatedTest(2)
    void never_counts_three() throws InterruptedException {
        Thread other = new Thread(() -> counter++);
        other.start();
        other.join();
        assertEquals(3, counter);
    }
}
