/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UntilTest {

    @Test
    void a_number_counts_operations_and_events_have_a_name() {
        assertEquals(new Until(25, false), Until.of("25"));
        assertEquals(new Until(345, true), Until.of("event:345"));
        assertEquals("operation 25", Until.of("25").toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-5", "event:", "event:0", "x", "12345678901"})
    void anything_else_is_refused(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> Until.of(text)).getMessage();
        assertTrue(message.contains("as 25") && message.contains("as event:345"), message);
    }
}
