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
 * Events in total order, as one thread at a time makes them. The writer's threads must hand over with a happens-before
 * edge (the baton).
 */
public final class SequenceStream implements CallMarks {

    private final EventEncoder encoder;
    private final ObjectNumbers objects;

    SequenceStream(EventEncoder encoder, ObjectNumbers objects) {
        this.encoder = encoder;
        this.objects = objects;
    }

    /** Adds the next event; it is in the file when this returns. See {@link TraceEvent} for the arguments. */
    public void add(int thread, EventKind kind, int site, int object, long value) {
        encoder.add(thread, kind.ordinal(), site, objects.swap(object), value);
    }

    @Override
    public void call(int site, int depth, boolean goesOn) {
        encoder.call(site, depth, goesOn);
    }

    /** True when the next event finds room: then {@link #add} calls no code but our own. */
    public boolean hasRoom() {
        return encoder.hasRoom();
    }

    /** Makes room, which may open files: to be called where the JDK's own events do not count. */
    public void makeRoom() {
        encoder.makeRoom();
    }
}
