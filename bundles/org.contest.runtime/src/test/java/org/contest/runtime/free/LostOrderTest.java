/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostOrderTest {

    @TempDir
    Path directory;

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** As an access that starts a class initializer, and waits there for the other thread. */
    @Test
    void an_access_that_does_not_end_is_waited_for_in_vain_and_the_trace_says_so() throws IOException {
        Object variable = new Object();
        CountDownLatch isHeld = new CountDownLatch(1);
        CountDownLatch isWritten = new CountDownLatch(1);
        Thread holder = FreeProgram.thread("holder", () -> FreeProgram.access(EventKind.WRITE, variable, 0, 10, () -> {
            isHeld.countDown();
            await(isWritten);
        }));
        Thread other = FreeProgram.thread("other", () -> {
            isHeld.await();
            FreeProgram.access(EventKind.WRITE, variable, 0, 11, () -> {});
            isWritten.countDown();
        });
        Path file = directory.resolve("t.trace");
        RunResult result = FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, "full", Key.TRACE, file)), () -> {
            FreeProgram.start(holder, 1);
            FreeProgram.start(other, 1);
            FreeProgram.join(holder, 0, 2);
            FreeProgram.join(other, 0, 2);
        });
        assertEquals(List.of(), result.failures());
        assertTrue(result.notes().get(0).startsWith("The order of some events in the trace is not certain"),
            result.notes().toString());
        assertTrue(Trace.read(file).isOrderLost());
    }
}
