/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import java.util.HashMap;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;

/** Tells from the events in their order which of them a thread had to wait for. */
final class Waits {

    private static final int NONE = -1;

    private final Trace trace;
    /** By identity hash of a monitor: the event that left it last, or of a thread: its end. */
    private final Map<Integer, Integer> freed = new HashMap<>();

    Waits(Trace trace) {
        this.trace = trace;
    }

    /**
     * Takes the next event.
     *
     * @param before the event before of its thread, or -1
     * @param switched true when other threads have had events since then
     */
    boolean waited(int event, int before, boolean switched) {
        EventKind kind = trace.kind(event);
        switch (kind) {
        case MONITOR_EXIT, WAIT, THREAD_END -> freed.put(trace.object(event), event);
        default -> {
            return switched && waits(kind, event, before);
        }
        }
        return false;
    }

    private boolean waits(EventKind kind, int event, int before) {
        return switch (kind) {
        case SLEEP -> true;
        case WAIT_END, PARK_END -> before != NONE;
        case MONITOR_ENTER, JOIN -> before != NONE && freed.getOrDefault(trace.object(event), NONE) > before;
        default -> false;
        };
    }
}
