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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LooksTest {

    private final Looks looks = new Looks();

    /** How many steps it takes until a thread is taken to look, of at most {@code most}. */
    private int steps(int most, int variables) {
        Object[] targets = new Object[variables];
        for (int i = 0; i < variables; i++) {
            targets[i] = new Object();
        }
        int steps = 0;
        while (!looks.isLooking() && steps < most) {
            looks.step(steps % 3, targets[steps % variables], 0);
            steps++;
        }
        return steps;
    }

    @Test
    void who_reads_the_same_variables_again_and_again_looks() {
        assertTrue(steps(1_000, 1) < 520);
        looks.end();
        assertEquals(0, looks.steps());
        assertFalse(looks.isLooking());
        assertTrue(steps(1_000, 30) < 700);
    }

    @Test
    void who_reads_ever_new_variables_computes() {
        assertEquals(50_000, steps(50_000, 50_000));
        assertFalse(looks.isLooking());
    }

    @Test
    void elements_of_one_array_are_as_many_variables() {
        Object array = new Object();
        for (int i = 0; i < 10_000; i++) {
            looks.step(1, array, i);
            assertFalse(looks.isLooking());
        }
    }

    /** The events of handles tell no index. */
    @Test
    void who_reads_an_array_by_handles_once_computes() {
        for (Object array : new Object[] {new int[4_096], new AtomicIntegerArray(4_096)}) {
            for (int i = 0; i < 4_096; i++) {
                looks.among(array);
                looks.step(1, array, 0);
                assertFalse(looks.isLooking());
            }
            looks.end();
        }
    }

    @Test
    void who_polls_an_element_by_handles_looks() {
        Object array = new int[1 << 20];
        while (!looks.isLooking()) {
            looks.among(array);
            looks.step(1, array, 0);
            assertTrue(looks.steps() < 10_000);
        }
    }

    @Test
    void who_changes_an_atomic_number_computes() {
        AtomicLong seed = new AtomicLong();
        boolean changed = false;
        for (int i = 0; i < 1_000 && !changed; i++) {
            looks.step(1, seed, 0);
            changed = looks.hasChanged(2, seed);
            looks.step(2, seed, 0);
            seed.incrementAndGet();
        }
        assertTrue(changed);
        assertTrue(looks.steps() < 100);
    }

    @Test
    void who_tries_to_take_a_lock_looks() {
        AtomicBoolean lock = new AtomicBoolean(true);
        while (!looks.isLooking()) {
            assertFalse(looks.hasChanged(2, lock));
            assertTrue(looks.steps() < 520);
            looks.step(2, lock, 0);
            lock.getAndSet(true);
        }
    }

    @Test
    void there_is_an_end_to_that() {
        assertTrue(steps(100_000, 100_000) < 66_000);
    }

    @Test
    void steps_are_counted_since_time_has_passed() {
        steps(600, 1);
        looks.timePassed();
        assertEquals(0, looks.sinceTime());
        looks.step(1, null, 0);
        assertEquals(1, looks.sinceTime());
        looks.end();
        assertEquals(0, looks.sinceTime());
    }
}
