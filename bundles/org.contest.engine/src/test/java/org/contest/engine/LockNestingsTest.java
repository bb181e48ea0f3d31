/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.contest.analysis.detect.LockNestings;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lock-order graph of real runs, with locks of every kind. */
class LockNestingsTest {

    @TempDir
    private Path folder;

    @Test
    void monitors_and_locks_of_the_jdk_are_nodes_of_one_graph() throws IOException {
        Path file = Recorded.failing(folder.resolve("x"), Sample.of("NestedLocks"), "random");
        Trace trace = Trace.read(file);
        LockNestings nestings = LockNestings.of(trace, SiteTable.read(file.resolveSibling("../sites.tsv").normalize()));
        Map<Integer, String> names = new HashMap<>();
        nestings.locks().forEach(lock -> names.put(lock.object(), lock.name()));
        String monitor = "the monitor of NestedLocks.MONITOR";
        String lock = "the lock NestedLocks.LOCK";
        String read = "the lock NestedLocks.READ_WRITE.readLock()";
        String stamped = "the lock NestedLocks.STAMPED";
        String kept = "the lock NestedLocks.KEPT";
        assertEquals(Set.of(monitor, lock, read, stamped, kept), Set.copyOf(names.values()));
        Set<String> found = new TreeSet<>();
        nestings.nestings().forEach(nesting -> found.add(names.get(nesting.outer()) + " > "
            + names.get(nesting.inner()) + ' ' + nesting.count()));
        assertEquals(Set.of(monitor + " > " + lock + " 1", lock + " > " + read + " 1", read + " > " + stamped + " 1",
            stamped + " > " + monitor + " 1", lock + " > " + kept + " 1"), found, "each pair, and how often");
        int main = trace.threads().stream().filter(thread -> thread.identity().equals("0")).findFirst().orElseThrow()
            .index();
        assertEquals(List.of(lock), nestings.heldBy(main).stream().map(names::get).toList());
        assertEquals(kept, names.get(nestings.wantedBy(main)));
    }
}
