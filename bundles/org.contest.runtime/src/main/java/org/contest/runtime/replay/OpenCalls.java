/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.Arrays;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.RecordedSites;

/**
 * Which recorded call of a library is the one that a thread is in. A call that was followed once stays that one; a new
 * call is the next recorded one that was made at the same place.
 */
final class OpenCalls {

    /** No call of the trace. */
    static final int NONE = -2;

    /** By depth of callbacks: number of a call of this run, and the recorded one that it is. */
    private static final class Open {
        int[] numbers = new int[4];
        int[] recorded = new int[4];
        /** The last call that was looked for, and what was found: each of its events asks again. */
        int soughtNumber = NONE;
        int soughtFrom = NONE;
        int sought = NONE;
    }

    private final TraceCursor cursor;
    private final Trace trace;
    private final ByThread<Open> threads = new ByThread<>(Open::new);

    OpenCalls(TraceCursor cursor) {
        this.cursor = cursor;
        trace = cursor.trace();
    }

    /** The thread follows the trace at an event. */
    void follows(ModelThread t, int event) {
        Open open = threads.of(t);
        int depth = t.calls.depth();
        if (depth >= open.numbers.length) {
            open.numbers = Arrays.copyOf(open.numbers, 2 * depth);
            open.recorded = Arrays.copyOf(open.recorded, 2 * depth);
        }
        open.numbers[depth] = t.calls.number() + 1;
        open.recorded[depth] = trace.call(event);
    }

    /** The recorded call that a thread is in, given its next recorded event; {@link #NONE} when there is none. */
    int recorded(ModelThread t, int next) {
        Open open = threads.of(t);
        int depth = t.calls.depth();
        if (depth < open.numbers.length && open.numbers[depth] == t.calls.number() + 1) {
            return open.recorded[depth];
        }
        if (open.soughtFrom != next || open.soughtNumber != t.calls.number()) {
            open.sought = seek(t, next, open, depth);
            open.soughtFrom = next;
            open.soughtNumber = t.calls.number();
        }
        return open.sought;
    }

    private int seek(ModelThread t, int next, Open open, int depth) {
        int before = depth < open.numbers.length && open.numbers[depth] > 0 ? open.recorded[depth] : NONE;
        for (int i = next; i < trace.size(); i = cursor.following(i)) {
            int call = trace.call(i);
            if (call != before && RecordedSites.areSame(t.calls.site(), call < 0 ? -1 : trace.callSite(call))) {
                return call;
            }
        }
        return NONE;
    }
}
