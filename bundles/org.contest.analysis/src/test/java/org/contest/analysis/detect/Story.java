/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;

/** A trace written by hand, one event a line; each event has a site of its own, its line the number of the event. */
final class Story {

    private record Step(int thread, EventKind kind, int object, long value) {
    }

    private final List<Step> steps = new ArrayList<>();
    private final List<Site> sites = new ArrayList<>();
    private final Map<Integer, String> names = new HashMap<>();

    /** An event of a thread: at a site in {@code p.A.m} whose variable is named. */
    Story event(int thread, EventKind kind, int object, long value, String variable) {
        sites.add(new Site(sites.size(), "p.A", "m()V", steps.size(), kind, variable));
        steps.add(new Step(thread, kind, object, value));
        return this;
    }

    /** An event without a variable and a value. */
    Story event(int thread, EventKind kind, int object) {
        return event(thread, kind, object, 0, "");
    }

    /** Three threads begin: nothing orders them. */
    static Story ofThreads() {
        Story story = new Story();
        for (int thread = 0; thread < 3; thread++) {
            story.event(thread, EventKind.THREAD_BEGIN, 100 + thread);
        }
        return story;
    }

    /** Gives a thread another name. */
    Story named(int thread, String name) {
        names.put(thread, name);
        return this;
    }

    List<Finding> findings() throws IOException {
        SiteTable table = new SiteTable();
        table.add(new SiteTable.Block(0, "p.A", "0", sites));
        return new Detectors().findings(trace(), table);
    }

    private Trace trace() throws IOException {
        Path file = Files.createTempFile("story", ".trace");
        try (TraceWriter writer = TraceWriter.create(file, new TraceHeader(Map.of(TraceHeader.LEVEL, "full")))) {
            for (int thread = 0; thread < 3; thread++) {
                writer.thread(thread, "0." + thread, names.getOrDefault(thread, "thread " + thread));
            }
            SequenceStream sequence = writer.sequence();
            for (int i = 0; i < steps.size(); i++) {
                Step step = steps.get(i);
                sequence.add(step.thread(), step.kind(), i, step.object(), step.value());
            }
        }
        Trace trace = Trace.read(file);
        Files.delete(file);
        return trace;
    }
}
