/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import org.contest.protocol.EventKind;

/**
 * Events of one thread that runs free; only this thread adds. Its events are numbered from 1, each access of a run by
 * itself. {@link #after} says which events of other threads come before, so that {@link Trace#read} can merge the
 * streams into one total order.
 */
public final class ThreadStream implements CallMarks {

    private final TraceWriter writer;
    private final EventEncoder encoder;

    ThreadStream(TraceWriter writer, EventEncoder encoder) {
        this.writer = writer;
        this.encoder = encoder;
    }

    /** Adds the next event; it is in the file when this returns. See {@link TraceEvent} for the arguments. */
    public void add(EventKind kind, int site, int object, long value) {
        encoder.add(kind.ordinal(), site, object, value);
    }

    @Override
    public void call(int site, int depth, boolean goesOn) {
        encoder.call(site, depth, goesOn);
    }

    /** Adds an access of a plain variable to the run at the end of the stream, or begins one. */
    public void run(int site) {
        encoder.run(site);
    }

    /** True when a run is at the end of the stream, to which {@link #run} can add. */
    public boolean inRun() {
        return encoder.inRun();
    }

    /** True when the next event finds room: then each method calls no code but our own. */
    public boolean hasRoom() {
        return encoder.hasRoom();
    }

    /** Makes room, which may open files: to be called where the JDK's own events do not count. */
    public void makeRoom() {
        encoder.makeRoom();
    }

    /** An order mark: the events that follow come after event number {@code event} of another thread. */
    public void after(int thread, long event) {
        encoder.after(thread, event);
    }

    /** The thread has ended: seals what it added. */
    public void close() {
        writer.ended(encoder);
    }
}
