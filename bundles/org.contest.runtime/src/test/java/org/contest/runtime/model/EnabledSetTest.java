/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class EnabledSetTest {

    private static ModelThread thread(int index) {
        return new ModelThread(new Thread(), index, "0." + index, null);
    }

    @Test
    void an_empty_set_has_no_first() {
        assertNull(new EnabledSet().first());
    }

    @Test
    void the_set_agrees_with_a_sorted_map_over_many_changes() {
        EnabledSet set = new EnabledSet();
        TreeMap<Integer, ModelThread> expected = new TreeMap<>();
        ModelThread[] threads = new ModelThread[200];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = thread(i);
        }
        Random random = new Random(1);
        for (int step = 0; step < 20_000; step++) {
            ModelThread t = threads[random.nextInt(threads.length)];
            if (random.nextBoolean()) {
                set.add(t);
                expected.put(t.index, t);
            } else {
                set.remove(t);
                expected.remove(t.index);
            }
            assertEquals(expected.size(), set.size());
            if (!expected.isEmpty()) {
                int position = random.nextInt(expected.size());
                assertSame(expected.values().toArray()[position], set.at(position));
                assertSame(expected.firstEntry().getValue(), set.first());
            }
        }
    }
}
