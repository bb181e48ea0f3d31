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

import org.junit.jupiter.api.Test;

class ToldHashesTest {

    private final ToldHashes told = new ToldHashes();

    @Test
    void an_object_keeps_what_was_told_of_it_first() {
        assertEquals(71, told.of(5, 71));
        assertEquals(72, told.of(6, 72));
        assertEquals(71, told.of(5, 72), "the trace has what another object had");
        assertEquals(72, told.of(6, 73));
    }

    @Test
    void many_objects_are_kept_apart() {
        for (int i = 1; i <= 1000; i++) {
            assertEquals(-i, told.of(i * 7919, -i));
        }
        for (int i = 1; i <= 1000; i++) {
            assertEquals(-i, told.of(i * 7919, 1));
        }
    }
}
