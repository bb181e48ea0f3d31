/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Merges the streams of free-running threads into one total order that keeps every thread's order and its order marks.
 * Linear in the number of events. An event that a mark names and that is not in the file (the JVM was killed before it
 * was written) is taken as done when its stream has ended. Of streams that were read in part, an event that comes after
 * one that was not read is left out, with all that its thread does behind it.
 */
final class StreamMerge {

    private static final class Stream {
        final int thread;
        final EventColumns columns;
        final List<Stream> waiting = new ArrayList<>();
        int next;
        /** Events of this thread that are in the total. */
        long done;

        Stream(int thread, EventColumns columns) {
            this.thread = thread;
            this.columns = columns;
        }

        boolean hasEnded() {
            return next == columns.size;
        }
    }

    private final Map<Integer, Stream> streams = new HashMap<>();
    private final List<Stream> inOrder = new ArrayList<>();
    private final ArrayDeque<Stream> ready = new ArrayDeque<>();
    private final boolean cut;
    private int gaps;
    private boolean cyclic;

    /** Of whole streams, or of the first part of each. */
    StreamMerge(boolean cut) {
        this.cut = cut;
    }

    void add(int thread, EventColumns columns) {
        Stream stream = new Stream(thread, columns);
        streams.put(thread, stream);
        inOrder.add(stream);
    }

    /** Marks of events that are not in the file. */
    int gaps() {
        return gaps;
    }

    /** True when events waited for each other: the order of the total is not certain. */
    boolean isCyclic() {
        return cyclic;
    }

    void into(EventColumns total) {
        ready.addAll(inOrder);
        do {
            while (!ready.isEmpty()) {
                advance(ready.poll(), total);
            }
        } while (!cut && breakCycle());
    }

    private void advance(Stream stream, EventColumns total) {
        EventColumns columns = stream.columns;
        long before = stream.done;
        while (!stream.hasEnded()) {
            int i = stream.next;
            if (columns.kinds[i] != EventColumns.MARK) {
                total.append(stream.thread, columns, i);
                stream.done += columns.weight(i);
            } else if (!isDone(columns.sites[i], columns.values[i], stream)) {
                break;
            }
            stream.next++;
        }
        if (stream.done > before || stream.hasEnded()) {
            ready.addAll(stream.waiting);
            stream.waiting.clear();
        }
    }

    /** True when the event that a mark names is in the total; else the stream waits for its thread. */
    private boolean isDone(int thread, long event, Stream stream) {
        Stream other = streams.get(thread);
        if (cut && (other == null || other.hasEnded())) {
            return other != null && other.done >= event;
        }
        if (other == null || other.hasEnded()) {
            gaps += other == null || other.done < event ? 1 : 0;
            return true;
        }
        if (other.done >= event) {
            return true;
        }
        other.waiting.add(stream);
        return false;
    }

    /** All wait for each other, which no run can leave behind: a damaged file. Lets one go on, to read on. */
    private boolean breakCycle() {
        for (Stream stream : inOrder) {
            if (!stream.hasEnded()) {
                cyclic = true;
                gaps++;
                stream.next++;
                inOrder.forEach(other -> other.waiting.clear());
                inOrder.stream().filter(other -> !other.hasEnded()).forEach(ready::add);
                return true;
            }
        }
        return false;
    }
}
