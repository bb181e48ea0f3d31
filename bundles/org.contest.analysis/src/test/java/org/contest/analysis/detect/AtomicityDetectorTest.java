/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.ThreadStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicityDetectorTest {

    private static final int READ = 0;
    private static final int WRITE = 1;
    private static final int OBJECT = 5;

    @TempDir
    private Path folder;

    /**
     * Free threads with two locks: one reads in its section, and writes; the other writes in a section before the
     * reader's second one.
     *
     * @param hidden true where the first write and the second read are told by their number only
     */
    private List<FindingKind> findings(boolean hidden) throws IOException {
        Path file = folder.resolve("t.trace");
        SiteTable sites = new SiteTable();
        sites.add(new SiteTable.Block(0, "p.A", "0",
            List.of(new Site(READ, "p.A", "add()V", 10, EventKind.READ, "p.A.x"),
                new Site(WRITE, "p.A", "add()V", 10, EventKind.WRITE, "p.A.x"),
                new Site(2, "p.A", "add()V", 9, EventKind.MONITOR_ENTER, ""),
                new Site(3, "p.A", "add()V", 11, EventKind.MONITOR_EXIT, ""))));
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            writer.thread(0, "0.0", "one");
            writer.thread(1, "0.1", "other");
            ThreadStream one = writer.stream(0);
            ThreadStream other = writer.stream(1);
            enter(one);
            one.add(EventKind.READ, READ, OBJECT, 0);
            access(one, WRITE, hidden);
            exit(one);
            other.after(0, 4);
            enter(other);
            other.add(EventKind.READ, READ, OBJECT, 0);
            other.add(EventKind.WRITE, WRITE, OBJECT, 0);
            exit(other);
            one.after(1, 4);
            enter(one);
            access(one, READ, hidden);
            one.add(EventKind.WRITE, WRITE, OBJECT, 0);
            exit(one);
        }
        return new Detectors().findings(Trace.read(file), sites).stream().map(finding -> finding.kind())
            .filter(kind -> kind == FindingKind.ATOMICITY_VIOLATION).toList();
    }

    private static void enter(ThreadStream thread) {
        thread.add(EventKind.MONITOR_ENTER, 2, 77, 0);
    }

    private static void exit(ThreadStream thread) {
        thread.add(EventKind.MONITOR_EXIT, 3, 77, 0);
    }

    private static void access(ThreadStream thread, int site, boolean hidden) {
        if (hidden) {
            thread.run(site);
        } else {
            thread.add(site == READ ? EventKind.READ : EventKind.WRITE, site, OBJECT, 0);
        }
    }

    @Test
    void sections_under_one_lock_are_no_violation() throws IOException {
        assertEquals(List.of(), findings(false));
    }

    @Test
    void accesses_between_which_others_are_hidden_do_not_belong_together() throws IOException {
        assertEquals(List.of(), findings(true));
    }
}
