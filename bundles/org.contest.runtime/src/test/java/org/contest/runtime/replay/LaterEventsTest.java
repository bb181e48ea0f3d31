/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.control.Hooked;
import org.contest.runtime.hooks.AccessHooks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LaterEventsTest {

    private static final int ACCESSES = 12_000;
    private static final int SITES = 600;
    private static final int UNKNOWN_SITE = 5_000;
    private static final List<EventKind> KINDS = List.of(EventKind.VOLATILE_READ, EventKind.VOLATILE_WRITE);
    /** No call of a library is recorded here. */
    private static final int CALL = -1;

    @TempDir
    private Path directory;
    private Trace trace;
    private TraceCursor cursor;
    private int asked;

    /** One thread that reads and writes at many places, some of them rare. */
    @BeforeEach
    void record() throws Exception {
        Path file = directory.resolve("trace");
        Random random = new Random(1);
        Object variable = new Object();
        RunResult result =
            Hooked.run(Hooked.options("random", 1).with(Key.TRACE, file).with(Key.RECORD, "full"), () -> {
                for (int i = 0; i < ACCESSES; i++) {
                    int site = random.nextInt(1 + random.nextInt(SITES));
                    if (i % 2 == 0) {
                        AccessHooks.beforeVolatileWrite(variable, site, null);
                    } else {
                        AccessHooks.beforeVolatileRead(variable, site, null);
                    }
                }
            });
        assertEquals(List.of(), result.failures());
        trace = Trace.read(file);
        cursor = new TraceCursor(trace);
        assertTrue(trace.size() >= ACCESSES, trace.size() + " events");
    }

    private LaterEvents later(IntPredicate mayBeMissing) {
        return new LaterEvents(cursor, number -> {
            asked++;
            return mayBeMissing.test(number);
        });
    }

    /** One event after the other is compared. */
    private int search(int next, EventKind kind, int site, IntPredicate mayBeMissing) {
        for (int i = next; i < trace.size() && i - next <= LaterEvents.FAR; i++) {
            if (cursor.isEvent(i, kind, site)) {
                return i;
            }
            if (!mayBeMissing.test(i)) {
                return -1;
            }
        }
        return -1;
    }

    @Test
    void the_first_event_that_is_alike_is_found_from_each_place() {
        IntPredicate mayBeMissing = number -> number % 1_000 != 999;
        LaterEvents later = later(mayBeMissing);
        Random random = new Random(2);
        int found = 0;
        int next = 0;
        while (next < trace.size()) {
            for (int i = 0; i < 8; i++) {
                EventKind kind = KINDS.get(random.nextInt(2));
                int site = random.nextInt(SITES);
                int number = later.find(next, CALL, kind, site);
                assertEquals(search(next, kind, site, mayBeMissing), number, "from " + next);
                found += number < 0 ? 0 : 1;
            }
            next += random.nextInt(200) == 0 ? 3 * LaterEvents.FAR : random.nextInt(10);
        }
        assertTrue(found > 1_000, found + " found");
    }

    @Test
    void who_asks_again_and_again_does_not_look_again() {
        LaterEvents later = later(number -> true);
        for (int i = 0; i < 10_000; i++) {
            assertEquals(-1, later.find(0, CALL, EventKind.VOLATILE_READ, UNKNOWN_SITE));
        }
        assertTrue(asked <= LaterEvents.FAR + 1, asked + " events looked at");
    }

    @Test
    void each_event_is_looked_at_once_when_the_thread_goes_on() {
        LaterEvents later = later(number -> true);
        for (int next = 0; next < trace.size(); next++) {
            assertEquals(-1, later.find(next, CALL, EventKind.VOLATILE_READ, UNKNOWN_SITE));
        }
        assertEquals(trace.size(), asked);
    }

    @Test
    void events_of_another_call_are_not_alike() {
        assertEquals(-1, later(number -> true).find(0, 7, EventKind.VOLATILE_WRITE, trace.site(1)));
    }
}
