/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.contest.analysis.sequence.Sequence;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.eclipse.jdt.annotation.Nullable;

/** A thread lets another go on: it starts it, signals it or gives it a permit. */
final class Handover {

    private Handover() {
    }

    /**
     * The event with which the other thread goes on.
     *
     * @param before the event at which to stop looking
     * @return {@link Sequence#NONE} when the event lets nobody go, or later
     */
    static int of(Trace trace, int event, int before) {
        EventKind end = end(trace.kind(event));
        for (int i = event + 1; end != null && i < before; i++) {
            if (trace.kind(i) == end && (end == EventKind.WAIT_END ? trace.object(i) == trace.object(event)
                : trace.thread(i) == trace.value(event))) {
                return i;
            }
        }
        return Sequence.NONE;
    }

    private static @Nullable EventKind end(EventKind begin) {
        return switch (begin) {
        case THREAD_START -> EventKind.THREAD_BEGIN;
        case NOTIFY, NOTIFY_ALL -> EventKind.WAIT_END;
        case UNPARK -> EventKind.PARK_END;
        default -> null;
        };
    }
}
