/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.branch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceThread;
import org.contest.protocol.trace.TraceWriter;

/**
 * One alternative to a recorded sequence: some of its events in their order, and then one that came later, or not at
 * all. A replay follows it as a prefix and then lets another scheduler go on.
 *
 * @param kind how it differs
 * @param first number of the recorded event that does not happen first any more
 * @param instead the event that happens instead, as recorded, or as it would be
 * @param kept numbers of the recorded events before it, in their new order
 */
public record Branch(Kind kind, int first, TraceEvent instead, List<Integer> kept) {

    /** How a sequence differs from the recorded one. */
    public enum Kind {
        /** A notify wakes another waiter. */
        OTHER_WAITER,
        /** Another contender gets the monitor first. */
        OTHER_CONTENDER,
        /** Two conflicting accesses happen in the other order. */
        REVERSED_ACCESSES
    }

    /** Copies the list. */
    public Branch {
        kept = List.copyOf(kept);
    }

    /** This prefix, and then some more recorded events. */
    public Branch then(Trace recorded, List<Integer> more) {
        List<Integer> before = new ArrayList<>(kept);
        before.add((int) instead.number());
        before.addAll(more.subList(0, more.size() - 1));
        return new Branch(kind, first, recorded.event(more.get(more.size() - 1)), before);
    }

    /** The number of events of the prefix. */
    public int length() {
        return kept.size() + 1;
    }

    /**
     * Writes the prefix as a trace, to be replayed with {@code prefix} = {@link #length}.
     *
     * @throws IOException when the file cannot be written
     */
    public void write(Trace recorded, Path file) throws IOException {
        try (TraceWriter writer = TraceWriter.create(file, recorded.header())) {
            for (TraceThread thread : recorded.threads()) {
                writer.thread(thread.index(), thread.identity(), thread.name());
            }
            SequenceStream sequence = writer.sequence();
            for (int number : kept) {
                add(sequence, recorded.event(number));
            }
            add(sequence, instead);
        }
    }

    private static void add(SequenceStream sequence, TraceEvent event) {
        sequence.add(event.thread(), event.kind(), event.site(), event.object(), event.value());
    }
}
