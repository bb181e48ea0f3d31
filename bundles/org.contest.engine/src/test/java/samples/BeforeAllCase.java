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

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Threads that a class starts before its tests may lose an addition. */
class BeforeAllCase {

    private static int sum;

    private static void add() {
        sum++;
    }

    @BeforeAll
    static void two_threads_add() throws InterruptedException {
        Thread one = new Thread(BeforeAllCase::add);
        Thread two = new Thread(BeforeAllCase::add);
        one.start();
        two.start();
        one.join();
        two.join();
    }

    @Test
    void both_additions_are_there() {
        assertEquals(2, sum);
    }
}
