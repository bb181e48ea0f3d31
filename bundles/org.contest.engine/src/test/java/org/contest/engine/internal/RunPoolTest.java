/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.engine.model.EngineException;
import org.junit.jupiter.api.Test;

/** What is said when the engine could not do a run. */
class RunPoolTest {

    @Test
    void a_full_memory_is_told_with_what_to_do() {
        EngineException failed = RunPool.failed(new OutOfMemoryError("Java heap space"));
        assertEquals(EngineException.Side.TOOL, failed.side());
        String text = String.valueOf(failed.getMessage());
        assertTrue(text.contains("the memory of ConTest itself is full. Give it more than"), text);
        assertTrue(text.contains("(-Xmx)"), text);
    }

    @Test
    void what_is_known_is_told_as_it_is() {
        EngineException known = EngineException.user("No such class.");
        assertSame(known, RunPool.failed(known));
    }
}
