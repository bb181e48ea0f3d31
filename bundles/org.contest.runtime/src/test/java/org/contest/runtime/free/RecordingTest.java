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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.run.RunControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingTest {

    private static final int THREADS = 4;

    @TempDir
    Path directory;

    private Trace record(Map<Key, Object> options, FreeProgram.Body body) throws IOException {
        Path file = directory.resolve("t.trace");
        Map<Key, Object> all = new HashMap<>(Map.of(Key.RECORD, "full", Key.TRACE, file));
        all.putAll(options);
        RunResult result = FreeProgram.run(FreeProgram.options(all), body);
        assertEquals(List.of(), result.failures());
        assertTrue(result.notes().stream().allMatch(note -> note.startsWith("Noise: ")), result.notes().toString());
        Trace trace = Trace.read(file);
        assertFalse(trace.truncated(), trace.note());
        long events = 0;
        for (int i = 0; i < trace.size(); i++) {
            events += trace.event(i).kind() == EventKind.ACCESS_RUN ? trace.event(i).value() : 1;
        }
        assertEquals(result.totalEvents(), events);
        return trace;
    }

    /** A variable whose accesses tell what they saw. */
    private static final class Cell {
        int value;
    }

    /** An access as its thread saw it. */
    private record Access(Cell cell, boolean isWrite, int value) {
    }

    private static void runAll(List<Thread> threads) throws InterruptedException {
        for (Thread thread : threads) {
            FreeProgram.start(thread, 1);
        }
        for (Thread thread : threads) {
            FreeProgram.join(thread, 0, 2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "noise"})
    void every_read_comes_behind_the_write_that_it_saw(String scheduler) throws IOException {
        Cell[] cells = new Cell[6];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell();
        }
        Map<String, ArrayDeque<Access>> seen = new HashMap<>();
        Trace trace = record(Map.of(Key.SCHEDULER, scheduler, Key.FREQUENCY, 3, Key.SEED, 4), () -> {
            List<Thread> threads = new ArrayList<>();
            for (int t = 1; t <= THREADS; t++) {
                ArrayDeque<Access> mine = new ArrayDeque<>();
                seen.put("0." + t, mine);
                int number = t;
                threads.add(FreeProgram.thread("t" + t, () -> readAndWrite(cells, number, 20_000, mine)));
            }
            runAll(threads);
        });
        assertReadsSeeLastWrite(trace, seen);
        new LegalOrder(trace).check();
    }

    /** In waves, so that bits of readers that have ended are given again, and alive ones have to share. */
    @Test
    void more_threads_than_a_word_has_bits_keep_the_order() throws IOException {
        Cell[] cells = {new Cell(), new Cell(), new Cell()};
        Map<String, ArrayDeque<Access>> seen = new HashMap<>();
        Trace trace = record(Map.of(), () -> {
            int number = 0;
            for (int wave : new int[] {3, 90, 5, 100, 2}) {
                List<Thread> threads = new ArrayList<>();
                for (int t = 0; t < wave; t++) {
                    ArrayDeque<Access> mine = new ArrayDeque<>();
                    int own = ++number;
                    seen.put("0." + own, mine);
                    threads.add(FreeProgram.thread("t" + own, () -> readAndWrite(cells, own, 500, mine)));
                }
                runAll(threads);
            }
        });
        assertReadsSeeLastWrite(trace, seen);
        new LegalOrder(trace).check();
    }

    /** The writer has seen neither the end of the first reader nor anything of the second one, which has its bit. */
    @Test
    void a_write_comes_behind_the_reads_of_threads_that_have_ended() throws IOException {
        Cell cell = new Cell();
        Map<String, ArrayDeque<Access>> seen =
            Map.of("0.1", new ArrayDeque<>(), "0.2", new ArrayDeque<>(), "0.3", new ArrayDeque<>());
        CountDownLatch readersAreThere = new CountDownLatch(1);
        CountDownLatch isWritten = new CountDownLatch(1);
        Trace trace = record(Map.of(), () -> {
            Thread writer = FreeProgram.thread("writer", () -> {
                readersAreThere.await();
                seen.get("0.1").add(new Access(cell, true, 7));
                FreeProgram.access(EventKind.WRITE, cell, 0, 11, () -> cell.value = 7);
            });
            Thread first = FreeProgram.thread("first",
                () -> FreeProgram.access(EventKind.READ, cell, 0, 10,
                    () -> seen.get("0.2").add(new Access(cell, false, cell.value))));
            Thread second = FreeProgram.thread("second", isWritten::await);
            FreeProgram.start(writer, 1);
            FreeProgram.start(first, 1);
            first.join();
            FreeProgram.start(second, 1);
            readersAreThere.countDown();
            writer.join();
            isWritten.countDown();
            second.join();
        });
        assertReadsSeeLastWrite(trace, seen, 1);
    }

    @Test
    void threads_that_only_read_a_variable_do_not_meet() throws IOException {
        Cell cell = new Cell();
        Map<String, ArrayDeque<Access>> seen = new HashMap<>();
        seen.put("0", new ArrayDeque<>());
        Trace trace = record(Map.of(), () -> {
            seen.get("0").add(new Access(cell, true, 7));
            FreeProgram.access(EventKind.WRITE, cell, 0, 11, () -> cell.value = 7);
            List<Thread> threads = new ArrayList<>();
            for (int t = 1; t <= 2; t++) {
                ArrayDeque<Access> mine = new ArrayDeque<>();
                seen.put("0." + t, mine);
                threads.add(FreeProgram.thread("t" + t, () -> {
                    for (int i = 0; i < 20_000; i++) {
                        FreeProgram.access(EventKind.READ, cell, 0, 10,
                            () -> mine.add(new Access(cell, false, cell.value)));
                    }
                }));
            }
            runAll(threads);
        });
        assertReadsSeeLastWrite(trace, seen);
        assertTrue(trace.size() < 100, "events: " + trace.size());
    }

    private static void readAndWrite(Cell[] cells, int number, int times, ArrayDeque<Access> seen) {
        Random random = new Random(number);
        for (int i = 1; i <= times; i++) {
            Cell cell = cells[random.nextInt(cells.length)];
            int next = i * 1_000 + number;
            if (random.nextBoolean()) {
                FreeProgram.access(EventKind.READ, cell, 0, 10, () -> seen.add(new Access(cell, false, cell.value)));
            } else {
                seen.add(new Access(cell, true, next));
                FreeProgram.access(EventKind.WRITE, cell, 0, 11, () -> cell.value = next);
            }
        }
    }

    private static void assertReadsSeeLastWrite(Trace trace, Map<String, ArrayDeque<Access>> seen) {
        assertReadsSeeLastWrite(trace, seen, 30_000);
    }

    private static void assertReadsSeeLastWrite(Trace trace, Map<String, ArrayDeque<Access>> seen, int least) {
        Map<Cell, Integer> values = new HashMap<>();
        Map<Integer, String> identities = new HashMap<>();
        trace.threads().forEach(t -> identities.put(t.index(), t.identity()));
        int reads = 0;
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            boolean isRun = event.kind() == EventKind.ACCESS_RUN;
            int hash = 0;
            for (long n = isRun ? event.value() : event.kind().isAccess() ? 1 : 0; n > 0; n--) {
                Access access = seen.get(identities.get(event.thread())).poll();
                if (access.isWrite) {
                    values.put(access.cell, access.value);
                } else {
                    assertEquals(values.getOrDefault(access.cell, 0), access.value, event::toString);
                    reads++;
                }
                hash = EventKind.runHash(hash, access.isWrite ? 11 : 10);
            }
            assertTrue(!isRun || hash == event.object(), event::toString);
        }
        assertTrue(reads >= least);
    }

    /** Long streaks, on a cell of the thread's own and on one that two threads take from each other in the middle. */
    @Test
    void a_run_ends_where_another_thread_takes_the_variable() throws IOException {
        Cell shared = new Cell();
        Map<String, ArrayDeque<Access>> seen = new HashMap<>();
        Trace trace = record(Map.of(), () -> {
            List<Thread> threads = new ArrayList<>();
            for (int t = 1; t <= 2; t++) {
                ArrayDeque<Access> mine = new ArrayDeque<>();
                seen.put("0." + t, mine);
                int number = t;
                threads.add(FreeProgram.thread("t" + t, () -> streaks(shared, number, mine)));
            }
            runAll(threads);
        });
        assertReadsSeeLastWrite(trace, seen);
        long runs = 0;
        for (int i = 0; i < trace.size(); i++) {
            runs += trace.event(i).kind() == EventKind.ACCESS_RUN ? trace.event(i).value() : 0;
        }
        assertTrue(runs > 50_000, "in runs: " + runs);
    }

    private static void streaks(Cell shared, int number, ArrayDeque<Access> seen) {
        Cell own = new Cell();
        for (int i = 1; i <= 100_000; i++) {
            Cell cell = i / 997 % 2 == 0 ? own : shared;
            int next = i * 2 + number;
            if (i % 3 == 0) {
                seen.add(new Access(cell, true, next));
                FreeProgram.access(EventKind.WRITE, cell, 0, 11, () -> cell.value = next);
            } else {
                FreeProgram.access(EventKind.READ, cell, 0, 10, () -> seen.add(new Access(cell, false, cell.value)));
            }
        }
    }

    @Test
    void a_thread_that_goes_on_writing_its_variable_comes_after_those_that_only_read_it() throws IOException {
        Cell cell = new Cell();
        Map<String, ArrayDeque<Access>> seen = Map.of("0.1", new ArrayDeque<>(), "0.2", new ArrayDeque<>());
        Trace trace = record(Map.of(), () -> runAll(List.of(
            FreeProgram.thread("writer", () -> {
                for (int i = 1; i <= 100_000; i++) {
                    int next = i;
                    seen.get("0.1").add(new Access(cell, true, next));
                    FreeProgram.access(EventKind.WRITE, cell, 0, 11, () -> cell.value = next);
                }
            }),
            FreeProgram.thread("reader", () -> {
                while (cell.value < 90_000) {
                    FreeProgram.access(EventKind.READ, cell, 0, 10,
                        () -> seen.get("0.2").add(new Access(cell, false, cell.value)));
                    Thread.yield();
                }
            }))));
        assertReadsSeeLastWrite(trace, seen, 1);
    }

    @Test
    void a_site_is_told_once_between_two_releases() throws IOException {
        Cell cell = new Cell();
        Trace trace = record(Map.of(), () -> {
            for (int i = 0; i < 3; i++) {
                for (int n = 0; n < 100; n++) {
                    FreeProgram.access(EventKind.READ, cell, 0, 10, () -> {});
                }
                for (int n = 0; n < 100; n++) {
                    FreeProgram.access(EventKind.READ, cell, 0, 14, () -> {});
                }
                FreeProgram.locked(cell, 20, () -> {});
            }
        });
        long told = 0;
        for (int i = 0; i < trace.size(); i++) {
            told += trace.event(i).site() == 14 ? 1 : 0;
        }
        assertEquals(3, told);
    }

    /** As a store of the wrong type into an array: the hook after it is not reached. */
    @Test
    void a_write_that_threw_gives_its_variable_back_at_the_next_access() throws IOException {
        Cell own = new Cell();
        Cell thrown = new Cell();
        Trace trace = record(Map.of(), () -> {
            for (int i = 0; i < 1_000; i++) {
                FreeProgram.access(EventKind.WRITE, own, 0, 10, () -> {});
                FreeProgram.access(EventKind.WRITE, thrown, 0, 11, () -> {});
                FreeProgram.access(EventKind.READ, own, 0, 12, () -> {});
            }
            assertThrows(ArrayStoreException.class,
                () -> FreeProgram.access(EventKind.WRITE, thrown, 0, 11, () -> {
                    throw new ArrayStoreException();
                }));
            FreeProgram.access(EventKind.WRITE, own, 0, 10, () -> {});
            Thread other = FreeProgram.thread("other",
                () -> FreeProgram.access(EventKind.WRITE, thrown, 0, 13, () -> {}));
            FreeProgram.join(FreeProgram.start(other, 1), 0, 2);
        });
        new LegalOrder(trace).check();
        assertTrue(trace.size() < 200, "events: " + trace.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "noise"})
    void monitors_and_signals_are_recorded_in_a_legal_order(String scheduler) throws IOException {
        Trace trace = record(Map.of(Key.SCHEDULER, scheduler, Key.FREQUENCY, 20, Key.SEED, 9), () -> {
            Object monitor = new Object();
            int[] items = {0};
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < THREADS; t++) {
                boolean produces = t % 2 == 0;
                threads.add(FreeProgram.thread("t" + t, () -> {
                    for (int i = 0; i < 500; i++) {
                        FreeProgram.locked(monitor, 20, () -> exchange(monitor, items, produces));
                    }
                }));
            }
            runAll(threads);
        });
        new LegalOrder(trace).check();
        assertTrue(trace.size() > THREADS * 500 * 2);
    }

    private static void exchange(Object monitor, int[] items, boolean produces) throws InterruptedException {
        while (!produces && items[0] == 0) {
            FreeProgram.waitOn(monitor, items.hashCode() % 2 == 0 ? 0 : 50_000, 22);
        }
        items[0] += produces ? 1 : -1;
        FreeProgram.notifyOne(monitor, 23);
    }

    @Test
    void parks_follow_the_permits_that_ended_them() throws IOException {
        Trace trace = record(Map.of(), () -> {
            boolean[] done = {false};
            Thread parked = FreeProgram.thread("parked", () -> {
                for (int i = 0; i < 3_000; i++) {
                    FreeProgram.park(i % 3 == 0 ? 20_000 : i % 3 == 1 ? -1 : 2_000, 30);
                }
                done[0] = true;
            });
            FreeProgram.start(parked, 1);
            for (int i = 0; i < 10_000; i++) {
                FreeProgram.unpark(parked, 31);
                if (i % 8 == 0) {
                    Thread.yield();
                }
            }
            FreeProgram.join(parked, 0, 2);
            assertTrue(done[0]);
        });
        new LegalOrder(trace).check();
    }

    @Test
    void interrupts_come_before_what_they_end() throws IOException {
        Trace trace = record(Map.of(), () -> {
            Object monitor = new Object();
            Thread waiter = FreeProgram.thread("waiter", () -> {
                for (int i = 0; i < 200; i++) {
                    FreeProgram.locked(monitor, 40, () -> {
                        try {
                            FreeProgram.waitOn(monitor, 0, 42);
                        } catch (InterruptedException e) {
                            FreeProgram.notifyAll(monitor, 43);
                        }
                    });
                }
            });
            FreeProgram.start(waiter, 1);
            for (int i = 0; i < 200; i++) {
                FreeProgram.locked(monitor, 44, () -> FreeProgram.interrupt(waiter, 46));
                while (waiter.isInterrupted()) {
                    Thread.yield();
                }
            }
            FreeProgram.join(waiter, 0, 2);
        });
        new LegalOrder(trace).check();
    }

    @Test
    void a_join_that_timed_out_is_before_the_end_and_one_that_did_not_behind() throws IOException {
        Trace trace = record(Map.of(), () -> {
            for (int i = 0; i < 300; i++) {
                Thread child = FreeProgram.start(FreeProgram.thread("child", () -> Thread.yield()), 1);
                FreeProgram.join(child, 1_000, 3);
                FreeProgram.isAlive(child, 4);
                FreeProgram.join(child, 0, 2);
            }
        });
        new LegalOrder(trace).check();
        assertEquals(301, trace.threads().size());
        assertEquals("0.300", trace.threads().get(300).identity());
    }

    @Test
    void what_follows_a_class_initializer_of_another_thread_is_behind_it() throws IOException {
        Trace trace = record(Map.of(), () -> {
            boolean[] initialized = {false};
            Object jvm = new Object();
            Thread other = FreeProgram.thread("other", () -> {
                synchronized (jvm) {
                    RunControl.current().classInitBegin(
                        ThreadTable.current(),
                        getClass(),
                        50);
                    RunControl.current().classInitEnd(ThreadTable.current(),
                        getClass(),
                        51);
                    initialized[0] = true;
                    jvm.notifyAll();
                }
            });
            FreeProgram.start(other, 1);
            synchronized (jvm) {
                while (!initialized[0]) {
                    jvm.wait();
                }
            }
            FreeProgram.access(EventKind.READ, jvm, 0, 52, () -> {});
            FreeProgram.join(other, 0, 2);
        });
        int end = -1;
        for (int i = 0; i < trace.size(); i++) {
            end = trace.event(i).kind() == EventKind.CLASS_INIT_END ? i : end;
            if (trace.event(i).site() == 52) {
                assertTrue(end >= 0, "the read is before the end of the class initializer");
            }
        }
    }

    @Test
    void the_level_sync_leaves_plain_accesses_out() throws IOException {
        Path file = directory.resolve("sync.trace");
        Cell cell = new Cell();
        RunResult result = FreeProgram.run(
            FreeProgram.options(Map.of(Key.RECORD, "sync", Key.TRACE, file)), () -> {
                FreeProgram.access(EventKind.READ, cell, 0, 1, () -> {});
                FreeProgram.access(EventKind.VOLATILE_READ, cell, 0, 2, () -> {});
            });
        Trace trace = Trace.read(file);
        List<EventKind> kinds = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            kinds.add(trace.event(i).kind());
        }
        assertEquals(List.of(EventKind.THREAD_BEGIN, EventKind.VOLATILE_READ, EventKind.THREAD_END), kinds);
        assertEquals(1, result.events().get(EventKind.READ));
    }

    @Test
    void an_access_that_threw_gives_its_stripe_back() throws IOException {
        Trace trace = record(Map.of(), () -> {
            Object[] array = new String[1];
            RunControl.current().beforeAccess(ThreadTable.current(),
                EventKind.ARRAY_WRITE, array, 0, 60);
            RunControl.current().beforeAccess(ThreadTable.current(),
                EventKind.ARRAY_READ, array, 7, 61);
            Thread other = FreeProgram.thread("other",
                () -> FreeProgram.access(EventKind.ARRAY_READ, array, 0, 62, () -> {}));
            FreeProgram.start(other, 1);
            FreeProgram.join(other, 0, 2);
        });
        long accesses = 0;
        for (int i = 0; i < trace.size(); i++) {
            accesses += trace.event(i).kind().isAccess() ? 1 : 0;
        }
        assertEquals(3, accesses);
    }
}
