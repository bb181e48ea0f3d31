/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.sequence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;

/** Which thread held which lock from which event to which: what a list or a picture of any part of a trace needs. */
public final class LockSpans {

    /**
     * A monitor in the hands of a thread.
     *
     * @param thread index of the thread
     * @param object identity hash of the monitor
     * @param from number of the event that took it
     * @param to number of the event that gave it up; the size of the trace when none did
     */
    public record Span(int thread, int object, int from, int to) {
    }

    private record Key(int thread, int object) {
    }

    private static final int BLOCK = 4_096;

    private final Trace trace;
    /** The spans that reach into each block of events. */
    private final List<List<Span>> blocks = new ArrayList<>();
    private final Map<Key, Integer> begun = new HashMap<>();
    private final Map<Key, Integer> depth = new HashMap<>();

    /** Of the monitors of a trace. */
    public LockSpans(Trace trace) {
        this(trace, List.of());
    }

    /** Of the monitors of a trace, and of other locks. */
    LockSpans(Trace trace, List<Span> others) {
        this.trace = trace;
        for (int i = 0; i <= trace.size() / BLOCK; i++) {
            blocks.add(new ArrayList<>());
        }
        for (int i = 0; i < trace.size(); i++) {
            event(i, trace.kind(i));
        }
        begun.forEach((key, from) -> add(key, from, trace.size()));
        others.forEach(span -> add(new Key(span.thread, span.object), span.from, span.to));
        begun.clear();
        depth.clear();
    }

    private void event(int i, EventKind kind) {
        Key key = new Key(trace.thread(i), trace.object(i));
        switch (kind) {
        case MONITOR_ENTER -> {
            begun.putIfAbsent(key, i);
            depth.merge(key, 1, Integer::sum);
        }
        case MONITOR_EXIT -> {
            if (depth.merge(key, -1, Integer::sum) <= 0) {
                end(key, i);
                depth.remove(key);
            }
        }
        case WAIT -> end(key, i);
        case WAIT_END -> begun.putIfAbsent(key, i);
        default -> {
            return;
        }
        }
    }

    private void end(Key key, int to) {
        Integer from = begun.remove(key);
        if (from != null) {
            add(key, from, to);
        }
    }

    private void add(Key key, int from, int to) {
        Span span = new Span(key.thread, key.object, from, to);
        for (int block = from / BLOCK; block <= Math.min(to, trace.size()) / BLOCK; block++) {
            blocks.get(block).add(span);
        }
    }

    /** The spans that have an event between two places. */
    public List<Span> between(int from, int to) {
        List<Span> found = new ArrayList<>();
        for (int block = Math.max(0, from) / BLOCK; block <= Math.min(to, trace.size()) / BLOCK; block++) {
            for (Span span : blocks.get(block)) {
                if (span.to >= from && span.from <= to && (span.from / BLOCK == block || block == from / BLOCK)) {
                    found.add(span);
                }
            }
        }
        return found;
    }

    /** The spans that last at a place: who holds what there. */
    public List<Span> at(int place) {
        return between(place, place).stream().filter(span -> span.from < place && span.to >= place).toList();
    }
}
