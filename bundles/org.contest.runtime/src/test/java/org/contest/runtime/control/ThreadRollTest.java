/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.runtime.model.ModelThread;
import org.junit.jupiter.api.Test;

class ThreadRollTest {

    private static ModelThread thread(int index) {
        return new ModelThread(new Thread(() -> {}), index, String.valueOf(index), null);
    }

    @Test
    void the_end_of_a_thread_that_was_never_entered_ends_no_run() {
        ThreadRoll roll = new ThreadRoll();
        ModelThread main = thread(0);
        roll.add(main);
        roll.end(thread(1));
        assertEquals(1, roll.living());
        assertTrue(roll.isOpen());
        roll.end(main);
        assertEquals(0, roll.living());
        assertFalse(roll.isOpen());
    }
}
