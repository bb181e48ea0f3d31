/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.EnumMap;
import java.util.Map;
import org.contest.protocol.EventKind;

/**
 * Events by kind. One thread at a time counts; a run with free threads has one per thread and adds them up at the end
 * (reading while a thread counts gives numbers a little behind).
 */
public final class EventCounts {

    private final long[] counts = new long[EventKind.count()];

    /** Counts one event. */
    public void add(EventKind kind) {
        counts[kind.ordinal()]++;
    }

    /** Adds all of another. */
    public void addAll(EventCounts other) {
        for (int i = 0; i < counts.length; i++) {
            counts[i] += other.counts[i];
        }
    }

    /** The number of events of a kind. */
    public long count(EventKind kind) {
        return counts[kind.ordinal()];
    }

    /** All events together. */
    public long total() {
        long total = 0;
        for (long count : counts) {
            total += count;
        }
        return total;
    }

    /** The kinds that occurred, with their numbers, as a result wants them. */
    public Map<EventKind, Long> toMap() {
        Map<EventKind, Long> map = new EnumMap<>(EventKind.class);
        for (EventKind kind : EventKind.values()) {
            if (count(kind) > 0) {
                map.put(kind, count(kind));
            }
        }
        return map;
    }
}
