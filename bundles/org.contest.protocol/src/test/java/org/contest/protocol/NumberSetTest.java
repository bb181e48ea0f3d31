/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberSetTest {

    private static final int NUMBERS = 400;

    @Test
    void holds_what_a_bit_set_holds() {
        NumberSet set = new NumberSet();
        BitSet same = new BitSet();
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            int number = random.nextInt(NUMBERS);
            if (random.nextInt(3) == 0) {
                set.remove(number);
                same.clear(number);
            } else {
                set.add(number);
                same.set(number);
            }
            int asked = random.nextInt(2 * NUMBERS);
            assertEquals(same.get(asked), set.contains(asked));
            assertEquals(same.nextClearBit(asked), set.nextMissing(asked));
            assertEquals(same.isEmpty(), set.isEmpty());
        }
    }

    @Test
    void a_range_is_added_and_all_are_taken_out() {
        NumberSet set = new NumberSet();
        set.addAll(60, 1_000);
        assertEquals(1_000, set.nextMissing(60));
        assertEquals(0, set.nextMissing(0));
        assertFalse(set.contains(59));
        assertFalse(set.contains(-1));
        assertTrue(set.contains(999));
        set.clear();
        assertTrue(set.isEmpty());
        assertEquals(60, set.nextMissing(60));
    }
}
