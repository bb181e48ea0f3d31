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
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.contest.runtime.ThreadTable;
import org.contest.runtime.run.RunControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostOrderTest {

    private static final int INITIALIZERS = 2_000;

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

    /** An event that others may have seen, as its stripe is given back, may no more come after theirs. */
    @Test
    void threads_that_initialize_classes_side_by_side_never_wait_for_each_other() throws IOException {
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = FreeProgram.thread("t" + t, () -> {
                for (int i = 0; i < INITIALIZERS; i++) {
                    RunControl.current().classInitBegin(ThreadTable.current(), Object.class, 10);
                    FreeProgram.locked(this, 12, () -> {});
                    RunControl.current().classInitEnd(ThreadTable.current(), Object.class, 11);
                }
            });
        }
        Path file = directory.resolve("t.trace");
        FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, "full", Key.TRACE, file)), () -> {
            for (Thread thread : threads) {
                FreeProgram.start(thread, 1);
            }
            for (Thread thread : threads) {
                FreeProgram.join(thread, 0, 2);
            }
        });
        Trace trace = Trace.read(file);
        assertEquals("", trace.note());
        assertFalse(trace.isOrderLost());
    }
}
