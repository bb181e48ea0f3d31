/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.contest.protocol.EventKind;

/** A trace that was read: events in one total order, whatever streams the file has. Immutable. */
public final class Trace {

    private final TraceHeader header;
    private final List<TraceThread> threads;
    private final EventColumns events;
    private final Calls calls;
    private final Creations creations;
    private final UnseenOrder unseen;
    private final boolean truncated;
    private final boolean cut;
    private final boolean renumbered;
    private final boolean orderLost;
    private final String note;

    Trace(TraceHeader header, List<TraceThread> threads, EventColumns events, Calls calls, Creations creations,
        UnseenOrder unseen, boolean truncated, boolean cut, boolean renumbered, boolean orderLost,
        String note) {
        this.header = header;
        this.threads = List.copyOf(threads);
        this.events = events;
        this.calls = calls;
        this.creations = creations;
        this.unseen = unseen;
        this.truncated = truncated;
        this.cut = cut;
        this.renumbered = renumbered;
        this.orderLost = orderLost;
        this.note = note;
    }

    /**
     * Reads a trace. One that ends early, or is damaged behind its head, is read up to the last whole chunk:
     * {@link #note} says so.
     *
     * @throws IOException with a plain sentence when there is no such file, or it is no trace that can be read
     */
    public static Trace read(Path path) throws IOException {
        return new TraceReader(path).read();
    }

    /**
     * Reads a trace that is in memory.
     *
     * @param name to call it in messages
     * @throws IOException with a plain sentence when it is no trace that can be read
     */
    public static Trace read(byte[] bytes, Path name) throws IOException {
        return new TraceReader(name).read(bytes);
    }

    /**
     * Reads the beginning of a trace, of about {@code most} events, so that a trace of any length fits into memory.
     * The events that are read have no other before them that is not: {@link #isCut} tells whether some come after.
     *
     * @throws IOException as {@link #read(Path)}
     */
    public static Trace readBeginning(Path path, long most) throws IOException {
        return new TraceReader(path, most).read();
    }

    /**
     * Reads the beginning of a trace that is in memory, as {@link #readBeginning(Path, long)}.
     *
     * @param name to call it in messages
     * @throws IOException as {@link #read(byte[], Path)}
     */
    public static Trace readBeginning(byte[] bytes, Path name, long most) throws IOException {
        return new TraceReader(name, most).read(bytes);
    }

    /** What the trace says of its run. */
    public TraceHeader header() {
        return header;
    }

    /** The threads, by index. */
    public List<TraceThread> threads() {
        return threads;
    }

    /** Number of events. */
    public int size() {
        return events.size;
    }

    /**
     * Event number {@code i}.
     *
     * @throws IndexOutOfBoundsException when there is none
     */
    public TraceEvent event(int i) {
        return events.event(i);
    }

    /** Number of the thread of event {@code i}; no object is made for it, as by the methods that follow. */
    public int thread(int i) {
        return events.threads[i];
    }

    /** Kind of event {@code i}. */
    public EventKind kind(int i) {
        return EventKind.ofCode(events.kinds[i]);
    }

    /** Program location of event {@code i}, or -1. */
    public int site(int i) {
        return events.sites[i];
    }

    /** Identity hash of the target of event {@code i}, or 0. */
    public int object(int i) {
        return events.objects[i];
    }

    /** Value of event {@code i}. */
    public long value(int i) {
        return events.values[i];
    }

    /** Which call of a library its thread was in last when event {@code i} came, from 0; -1 for none so far. */
    public int call(int i) {
        return events.calls[i];
    }

    /** Number of calls of libraries that have events. */
    public int calls() {
        return calls.size();
    }

    /** Location of a call; -1 when the library called the program, or was there before it. */
    public int callSite(int call) {
        return calls.site(call);
    }

    /** How often libraries had called the program on the thread's stack when it made a call. */
    public int callDepth(int call) {
        return calls.depth(call);
    }

    /** Where objects were made; empty where nobody asked for it. */
    public Creations creations() {
        return creations;
    }

    /** The order that locks of the JDK made without events. */
    public UnseenOrder unseenOrder() {
        return unseen;
    }

    /** True when the trace was not closed, or is not whole. */
    public boolean truncated() {
        return truncated;
    }

    /** True when the trace goes on behind the events that were read, as was asked for. */
    public boolean isCut() {
        return cut;
    }

    /**
     * True when the events may have other numbers than in the whole trace: of a cut trace of free threads more is left
     * out than its end. What is read of a controlled run is its beginning, event by event.
     */
    public boolean isRenumbered() {
        return renumbered;
    }

    /** True when the order of some events of different threads is not certain: nothing can be concluded from it. */
    public boolean isOrderLost() {
        return orderLost;
    }

    /** What is not as it should be, in words; empty when all is well. */
    public String note() {
        return note;
    }
}
