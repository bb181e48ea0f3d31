/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PerThreadTest {

    private static final int MANY = 10_000;

    /** A thread of a high number would otherwise take room for all threads before it, in each of its variables. */
    @Test
    void a_value_is_made_for_each_pair_that_is_asked_for_and_no_other() {
        AtomicInteger made = new AtomicInteger();
        PerThread<Object> values = new PerThread<>(() -> made.incrementAndGet());
        for (int variable = 0; variable < MANY; variable++) {
            values.of(variable, MANY);
        }
        assertEquals(MANY, made.get());
        assertSame(values.of(1, MANY), values.of(1, MANY));
        assertNotSame(values.of(1, MANY), values.of(MANY, 1));
    }
}
