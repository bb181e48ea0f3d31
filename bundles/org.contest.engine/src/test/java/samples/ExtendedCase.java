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

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A test under test; threads of an extension run beside it. */
@ExtendWith(Watch.class)
class ExtendedCase {

    private int counter;

    @Test
    void every_addition_counts() throws InterruptedException {
        Thread other = new Thread(() -> counter++);
        other.start();
        counter++;
        other.join();
        assertEquals(2, counter);
    }

    @Test
    void one_addition_counts() throws InterruptedException {
        Thread other = new Thread(() -> counter++);
        other.start();
        other.join();
        assertEquals(1, counter);
    }

    @Test
    void two_additions_never_count() throws InterruptedException {
        one_addition_counts();
        assertEquals(2, counter);
    }
}
