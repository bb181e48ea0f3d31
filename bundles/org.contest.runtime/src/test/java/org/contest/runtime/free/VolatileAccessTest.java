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
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceThread;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ThreadTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Volatile and atomic accesses that free-running threads tell in the short way. */
class VolatileAccessTest {

    private static final int THREADS = 4;
    private static final int ACCESSES = 20_000;

    @TempDir
    Path directory;

    private final AtomicInteger together = new AtomicInteger();

    private static final class Cell {
        volatile int value;
    }

    /** What an access saw, or wrote. */
    private record Seen(Cell cell, int value) {
    }

    private Trace record(String level, FreeProgram.Body body) throws IOException {
        Path file = directory.resolve("t.trace");
        RunResult result =
            FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, level, Key.TRACE, file)), body);
        assertEquals(List.of(), result.failures());
        assertEquals(List.of(), result.notes());
        Trace trace = Trace.read(file);
        assertFalse(trace.truncated(), trace.note());
        assertEquals(result.totalEvents(), trace.size());
        return trace;
    }

    /** Cells of its own, one that all share, and one that another thread writes now and then. */
    private void access(int number, Cell[] cells, ArrayDeque<Seen> seen) {
        SplittableRandom random = new SplittableRandom(number);
        await();
        for (int i = 0; i < ACCESSES; i++) {
            int choice = random.nextInt(100);
            Cell cell = choice < 60 ? cells[number] : cells[choice < 80 ? 0 : (number + 1) % cells.length];
            int next = i * THREADS + number;
            if (choice % (cell == cells[0] ? 20 : 3) == 0) {
                seen.add(new Seen(cell, next));
                FreeProgram.access(choice % 2 == 0 ? EventKind.VOLATILE_WRITE : EventKind.ATOMIC_UPDATE, cell, 0, 11,
                    () -> cell.value = next);
            } else {
                FreeProgram.access(choice % 2 == 0 ? EventKind.VOLATILE_READ : EventKind.ATOMIC_READ, cell, 0, 10,
                    () -> seen.add(new Seen(cell, cell.value)));
            }
        }
    }

    private void await() {
        together.incrementAndGet();
        while (together.get() < THREADS) {
            Thread.yield();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sync", "full"})
    void each_read_sees_the_last_write_in_the_recorded_order(String level) throws IOException {
        Map<String, ArrayDeque<Seen>> seen = new HashMap<>();
        Trace trace = record(level, () -> {
            Cell[] cells = new Cell[THREADS + 1];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = new Cell();
            }
            List<Thread> threads = new ArrayList<>();
            for (int t = 1; t <= THREADS; t++) {
                int number = t;
                ArrayDeque<Seen> mine = new ArrayDeque<>();
                seen.put("0." + t, mine);
                threads.add(FreeProgram.thread("t" + t, () -> access(number, cells, mine)));
            }
            for (Thread thread : threads) {
                FreeProgram.start(thread, 1);
            }
            for (Thread thread : threads) {
                FreeProgram.join(thread, 0, 2);
            }
        });
        assertEquals(THREADS * ACCESSES, accessesInOrder(trace, seen));
    }

    private static int accessesInOrder(Trace trace, Map<String, ArrayDeque<Seen>> seen) {
        Map<Integer, String> identities = new HashMap<>();
        for (TraceThread thread : trace.threads()) {
            identities.put(thread.index(), thread.identity());
        }
        Map<Cell, Integer> values = new HashMap<>();
        int accesses = 0;
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            if (event.kind().isAccess()) {
                accesses++;
                Seen access = seen.get(identities.get(event.thread())).remove();
                if (event.kind().isWrite()) {
                    values.put(access.cell, access.value);
                } else {
                    assertEquals(values.getOrDefault(access.cell, 0), access.value, event::toString);
                }
            }
        }
        return accesses;
    }

    private static boolean tells(EventKind kind, Cell cell) {
        ProgramThread self = ThreadTable.current();
        boolean told = self.tellsOperation(kind, kind.isWrite(), cell, 20);
        self.afterAccess();
        return told;
    }

    /** The first accesses go the long way: the stripe knows of nobody yet, or of another thread. */
    @Test
    void the_short_way_is_for_what_the_thread_knows_already() throws IOException {
        Cell cell = new Cell();
        record("sync", () -> {
            assertFalse(tells(EventKind.VOLATILE_READ, cell));
            FreeProgram.access(EventKind.VOLATILE_READ, cell, 0, 21, () -> {});
            assertTrue(tells(EventKind.VOLATILE_READ, cell));
            assertFalse(tells(EventKind.VOLATILE_WRITE, cell));
            FreeProgram.access(EventKind.VOLATILE_WRITE, cell, 0, 22, () -> {});
            assertTrue(tells(EventKind.ATOMIC_UPDATE, cell));
            assertTrue(tells(EventKind.VOLATILE_READ, cell));
            Thread other = FreeProgram.thread("other", () -> {
                assertFalse(tells(EventKind.VOLATILE_WRITE, cell));
                FreeProgram.access(EventKind.ATOMIC_READ, cell, 0, 23, () -> {});
                assertTrue(tells(EventKind.ATOMIC_READ, cell));
            });
            FreeProgram.start(other, 1);
            FreeProgram.join(other, 0, 2);
            assertFalse(tells(EventKind.VOLATILE_WRITE, cell), "another thread has read it");
        });
    }

    @Test
    void the_hash_of_a_monitor_is_that_of_the_object() {
        Object[] objects = new Object[40];
        EnteredMonitors monitors = new EnteredMonitors();
        for (int i = 0; i < objects.length; i++) {
            objects[i] = new Object();
            monitors.entering(objects[i], System.identityHashCode(objects[i]), i);
            assertSame(objects[i], monitors.wanted());
            assertEquals(System.identityHashCode(objects[i]), monitors.enter(objects[i]));
        }
        assertEquals(3, monitors.enteredAt(objects[3]));
        assertEquals(-1, monitors.enteredAt(this));
        for (int i = objects.length - 1; i >= 0; i--) {
            int other = i == 10 ? 3 : i == 3 ? 10 : i;
            assertEquals(System.identityHashCode(objects[other]), monitors.exit(objects[other]));
        }
        assertEquals(System.identityHashCode(this), monitors.exit(this));
    }
}
