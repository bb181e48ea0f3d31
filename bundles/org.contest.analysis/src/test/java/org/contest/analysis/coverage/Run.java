/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Task;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.ThreadStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;

/** A run written down event by event: one trace as of controlled threads, and one as of free ones. */
final class Run {

    private record Event(int thread, EventKind kind, int site, int object, long value) {
    }

    private final List<Site> sites = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();

    /** A place in the program: {@code p.A.m:10}; the variable is the rest. */
    int site(EventKind kind, String method, int line, String variable) {
        int dot = method.lastIndexOf('.');
        sites.add(new Site(sites.size(), method.substring(0, dot), method.substring(dot + 1) + "()V", line, kind,
            variable));
        return sites.size() - 1;
    }

    Run does(int thread, int site, int object) {
        return does(thread, site, object, 0);
    }

    Run does(int thread, int site, int object, long value) {
        events.add(new Event(thread, sites.get(site).kind(), site, object, value));
        return this;
    }

    /** An event of another kind than its place has, as the end of a wait. */
    Run does(int thread, int site, EventKind kind, int object, long value) {
        events.add(new Event(thread, kind, site, object, value));
        return this;
    }

    /** An event without a place in the program. */
    Run does(int thread, EventKind kind, int object, long value) {
        events.add(new Event(thread, kind, -1, object, value));
        return this;
    }

    /** The abstract identity of a thread that was in these methods, given as class and method in turn. */
    static String thread(String... methods) {
        int hash = 0;
        for (int i = 0; i < methods.length; i += 2) {
            hash = 31 * hash + 31 * methods[i].hashCode() + (methods[i + 1] + "()V").hashCode();
        }
        return methods[0] + '#' + Integer.toHexString(hash);
    }

    private SiteTable table() {
        SiteTable table = new SiteTable();
        for (Site site : sites) {
            table.add(new SiteTable.Block(site.id(), site.className(), "0", List.of(site)));
        }
        return table;
    }

    /** The texts of the tasks that the run covers, sorted, once from each kind of trace. */
    List<String> tasks(String metric) {
        try {
            List<String> controlled = tasks(metric, controlled());
            if (!controlled.equals(tasks(metric, free()))) {
                throw new AssertionError("free: " + tasks(metric, free()) + ", controlled: " + controlled);
            }
            return controlled;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> tasks(String metric, Trace trace) {
        CoverageMeasure measure = new CoverageMeasure(Metrics.named(metric), new Identities());
        int[][] covered = measure.measure(trace, table()).covered();
        return List.copyOf(new TreeSet<>(measure.tasks(0, covered[0]).stream().map(Task::text).toList()));
    }

    private Trace controlled() throws IOException {
        Path file = Files.createTempFile("contest", ".trace");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of()))) {
            SequenceStream sequence = writer.sequence();
            events.forEach(e -> sequence.add(e.thread(), e.kind(), e.site(), e.object(), e.value()));
        }
        return read(file);
    }

    /** Each thread writes its own stream; every event comes after the one before it, of whatever thread. */
    private Trace free() throws IOException {
        Path file = Files.createTempFile("contest", ".trace");
        Map<Integer, ThreadStream> streams = new HashMap<>();
        Map<Integer, Long> counts = new HashMap<>();
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of()))) {
            int last = -1;
            for (Event e : events) {
                ThreadStream stream = streams.computeIfAbsent(e.thread(), writer::stream);
                if (last >= 0 && last != e.thread()) {
                    stream.after(last, counts.get(last));
                }
                stream.add(e.kind(), e.site(), e.object(), e.value());
                counts.merge(e.thread(), 1L, Long::sum);
                last = e.thread();
            }
        }
        return read(file);
    }

    private static Trace read(Path file) throws IOException {
        try {
            return Trace.read(file);
        } finally {
            Files.delete(file);
        }
    }
}
