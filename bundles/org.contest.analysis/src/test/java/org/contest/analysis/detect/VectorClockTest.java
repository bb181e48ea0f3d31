/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VectorClockTest {

    private static final int THREADS = 17;
    private static final int TURNS = 20;

    @Test
    void clocks_that_learn_from_each_other_by_turns_stay_small() {
        VectorClock one = new VectorClock();
        VectorClock other = new VectorClock();
        other.tick(THREADS - 1);
        for (int i = 0; i < TURNS; i++) {
            one.tick(i % THREADS);
            one.join(other);
            other.join(one);
        }
        assertEquals(2, other.of(0));
        assertEquals(2, one.of(THREADS - 1));
        assertTrue(one.room() < 2 * THREADS, () -> "room for " + one.room());
    }
}
