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

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Threads that share no objects do not meet in the recorder, and what they repeat is told once. */
class UnsharedObjectsTest {

    private static final int OBJECTS = 5_000;
    private static final int REPEATED = 40;
    private static final int AGAIN = 1_000;
    private static final int SITES = 1_500;

    @TempDir
    Path directory;

    private final Set<Integer> hashes = new HashSet<>();

    /** Both write theirs, and then both write theirs again: nobody came between. */
    private void writesTheirOwn(CyclicBarrier everybody) throws Exception {
        Object[] own = Stream.generate(Object::new).limit(OBJECTS).toArray();
        for (int i = 0; i < REPEATED; i++) {
            writeAll(own, 10);
        }
        everybody.await();
        writeAll(own, AGAIN);
        everybody.await();
        synchronized (hashes) {
            Arrays.stream(own).map(System::identityHashCode).forEach(hashes::add);
        }
    }

    private static void writeAll(Object[] objects, int site) {
        for (Object object : objects) {
            FreeProgram.access(EventKind.WRITE, object, 0, site, () -> {});
        }
    }

    @Test
    void objects_of_different_threads_do_not_meet() throws Exception {
        Path file = directory.resolve("t");
        FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, "full", Key.TRACE, file)), () -> {
            CyclicBarrier everybody = new CyclicBarrier(2);
            Thread first = FreeProgram.thread("first", () -> writesTheirOwn(everybody));
            Thread second = FreeProgram.thread("second", () -> writesTheirOwn(everybody));
            FreeProgram.start(first, 1);
            FreeProgram.start(second, 2);
            FreeProgram.join(first, 0, 3);
            FreeProgram.join(second, 0, 4);
        });
        assertEquals(2, told(Trace.read(file), AGAIN));
        assertEquals(2 * OBJECTS, hashes.size(), "hash codes that are different");
    }

    @Test
    void many_sites_are_known_at_a_time() throws Exception {
        Path file = directory.resolve("t");
        FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, "full", Key.TRACE, file)), () -> {
            Object own = new Object();
            for (int i = 0; i < REPEATED; i++) {
                for (int site = AGAIN; site < AGAIN + SITES; site++) {
                    FreeProgram.access(EventKind.READ, own, 0, site, () -> {});
                }
            }
        });
        Trace trace = Trace.read(file);
        assertEquals(1, told(trace, AGAIN + SITES - 1));
        assertEquals(1, told(trace, AGAIN + SITES / 2));
    }

    private static int told(Trace trace, int site) {
        int told = 0;
        for (int i = 0; i < trace.size(); i++) {
            told += trace.event(i).site() == site ? 1 : 0;
        }
        return told;
    }
}
