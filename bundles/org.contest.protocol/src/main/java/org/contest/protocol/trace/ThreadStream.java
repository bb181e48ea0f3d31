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
 * Events of one thread that runs free; only this thread adds. Stamps of a stripe are drawn from one counter each, so
 * that {@link Trace#read} can merge the streams into one total order in which every stripe's stamps ascend.
 */
public final class ThreadStream {

    private final TraceWriter writer;
    private final EventEncoder encoder;

    ThreadStream(TraceWriter writer, EventEncoder encoder) {
        this.writer = writer;
        this.encoder = encoder;
    }

    /**
     * Adds the next event; it is in the file when this returns. See {@link TraceEvent} for the arguments.
     *
     * @param stripe which counter gave the stamp, from 0; -1 when the place among other threads does not matter
     * @param stamp drawn from the stripe's counter, from 0
     */
    public void add(EventKind kind, int site, int object, long value, int stripe, long stamp) {
        encoder.add(kind.ordinal(), site, object, value, stripe, stamp);
    }

    /** True when the next event finds room: then {@link #add} and {@link #order} call no code but our own. */
    public boolean hasRoom() {
        return encoder.hasRoom();
    }

    /** Makes room, which may open files: to be called where the JDK's own events do not count. */
    public void makeRoom() {
        encoder.makeRoom();
    }

    /** An order mark: the events that follow come after what drew smaller stamps from the stripe's counter. */
    public void order(int stripe, long stamp) {
        encoder.order(stripe, stamp);
    }

    /** The thread has ended: seals what it added. */
    public void close() {
        writer.ended(encoder);
    }
}
