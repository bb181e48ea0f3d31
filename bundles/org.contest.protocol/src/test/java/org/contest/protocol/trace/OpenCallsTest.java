/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class OpenCallsTest {

    private static final int DEEP = 1_000_000;

    private final OpenCalls calls = new OpenCalls(new Calls());

    @Test
    void a_method_may_call_itself_a_million_times_and_call_a_library_each_time() {
        int last = -1;
        for (int depth = 0; depth < DEEP; depth++) {
            calls.begins(7, depth);
            last = calls.next(1);
        }
        assertEquals(DEEP - 1, last);
        calls.goesOn(0);
        assertEquals(0, calls.next(1));
    }

    @Test
    void a_depth_that_no_stack_has_is_damage() {
        assertThrows(IllegalArgumentException.class, () -> calls.begins(7, 1L << 24));
        assertThrows(IllegalArgumentException.class, () -> calls.goesOn(-1));
    }
}
