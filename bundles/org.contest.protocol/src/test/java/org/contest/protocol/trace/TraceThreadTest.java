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

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TraceThreadTest {

    @Test
    void threads_of_one_name_are_told_apart_by_their_place() {
        List<TraceThread> threads = List.of(new TraceThread(0, "0", "main"), new TraceThread(1, "0.1", "worker"),
            new TraceThread(2, "0.2", "worker"), new TraceThread(3, "0.3", ""), new TraceThread(4, "0.4", ""));
        assertEquals(Map.of(0, "main", 1, "worker(0.1)", 2, "worker(0.2)", 3, "thread 0.3", 4, "thread 0.4"),
            TraceThread.titles(threads));
    }

    @Test
    void what_the_runtime_tells_is_shortened_to_names() {
        assertEquals("reader waits for writer", TraceThread.namesIn("0.1 \"reader\" waits for 0.2.1 \"writer\""));
    }
}
