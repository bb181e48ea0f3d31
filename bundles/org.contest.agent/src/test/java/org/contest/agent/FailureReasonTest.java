/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FailureReasonTest {

    @Test
    void a_class_file_of_the_future_is_named_as_such() {
        byte[] future = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 1, 0};
        String reason = FailureReason.of(new IllegalArgumentException("Unsupported"), future);
        assertTrue(reason.startsWith("its class file version 256 is newer than ConTest knows"), reason);
    }

    @Test
    void a_damaged_class_file_is_told_by_its_error() {
        assertEquals("java.lang.IllegalArgumentException: bad",
            FailureReason.of(new IllegalArgumentException("bad"), new byte[3]));
    }
}
