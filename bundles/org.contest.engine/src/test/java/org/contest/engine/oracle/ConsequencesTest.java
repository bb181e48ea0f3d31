/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.junit.jupiter.api.Test;

class ConsequencesTest {

    private static Failure failure(FailureKind kind, String type, String message) {
        return new Failure(kind, type, message, "main", List.of(), false);
    }

    private final Failure exception = failure(FailureKind.EXCEPTION, "E", "broken");

    @Test
    void a_standstill_after_an_exception_is_part_of_it() {
        List<Failure> merged = Consequences.merged(List.of(exception,
            failure(FailureKind.DEADLOCK, "all-waiting", "1 waits"), failure(FailureKind.HANG, "killed", "no end")));
        assertEquals(1, merged.size());
        assertEquals(exception.signature(), merged.get(0).signature());
        assertTrue(merged.get(0).message().matches("(?s)broken\\R.*\\(deadlock\\): 1 waits\\R.*\\(hang\\): no end"),
            merged.get(0).message());
    }

    @Test
    void a_cycle_and_a_standstill_before_an_exception_are_failures_of_their_own() {
        Failure cycle = failure(FailureKind.DEADLOCK, "cycle", "1 waits for 2");
        assertEquals(List.of(exception, cycle), Consequences.merged(List.of(exception, cycle)));
        Failure waiting = failure(FailureKind.DEADLOCK, "all-waiting", "1 waits");
        assertEquals(List.of(waiting, exception), Consequences.merged(List.of(waiting, exception)));
    }
}
