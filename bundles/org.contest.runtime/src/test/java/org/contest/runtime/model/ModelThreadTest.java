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
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ModelThreadTest {

    /** Of 5,000 numbers of 30 bits one in some 86 such sets has two alike; these are always the same. */
    @Test
    void threads_give_objects_different_numbers() {
        Set<Integer> numbers = new HashSet<>();
        for (int index = 0; index < 50; index++) {
            ModelThread thread = new ModelThread(new Thread(), index, index == 0 ? "0" : "0." + index, null);
            for (int i = 0; i < 100; i++) {
                int number = thread.nextHash(i % 2 == 0 ? "" : this);
                assertTrue(number > 0, "number " + number);
                numbers.add(number);
            }
        }
        assertEquals(5000, numbers.size());
    }

    @Test
    void the_numbers_of_a_thread_are_the_same_in_every_run() {
        ModelThread one = new ModelThread(new Thread(), 1, "0.1", null);
        ModelThread again = new ModelThread(new Thread(), 1, "0.1", null);
        for (int i = 0; i < 10; i++) {
            assertEquals(one.nextHash(this), again.nextHash(this));
        }
    }

    @Test
    void a_question_about_an_object_of_another_class_changes_no_number() {
        ModelThread one = new ModelThread(new Thread(), 1, "0.1", null);
        ModelThread again = new ModelThread(new Thread(), 1, "0.1", null);
        int extra = again.nextHash(new byte[1]);
        int number = one.nextHash(this);
        assertEquals(number, again.nextHash(this));
        assertNotEquals(number, extra);
    }
}
