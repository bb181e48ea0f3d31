/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import java.util.Arrays;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;

/**
 * Folds events into operations, in one pass. An event in own code is an operation. The events of one call of a library
 * are one, whatever the library calls in between. An event without a call, as of a class that initializes itself, is of
 * what the thread did in own code before; where it has not been there, or has left it, of the work of its library.
 */
final class Folding {

    private static final int NONE = -1;

    /** One thread while its events are folded. */
    private static final class ThreadState {
        int present = NONE;
        int lastEvent = NONE;
        boolean hasBeenInside;
    }

    private final Trace trace;
    private final OwnSites sites;
    private final Columns columns;
    private final Waits waits;
    private final int[] ofCall;
    private ThreadState[] threads = new ThreadState[16];
    private int segmentStart;

    Folding(Trace trace, SiteTable table) {
        this.trace = trace;
        this.sites = new OwnSites(table);
        this.columns = new Columns(trace.size());
        this.waits = new Waits(trace);
        this.ofCall = new int[trace.calls()];
        Arrays.fill(ofCall, NONE);
    }

    Columns fold() {
        for (int event = 0; event < trace.size(); event++) {
            int thread = trace.thread(event);
            if (event > 0 && trace.thread(event - 1) != thread) {
                segmentStart = event;
            }
            add(event, thread, state(thread));
        }
        return columns;
    }

    private ThreadState state(int thread) {
        if (thread >= threads.length) {
            threads = Arrays.copyOf(threads, Math.max(thread + 1, 2 * threads.length));
        }
        ThreadState state = threads[thread];
        if (state == null) {
            state = new ThreadState();
            threads[thread] = state;
        }
        return state;
    }

    private void add(int event, int thread, ThreadState state) {
        int operation = operation(event, thread, state);
        if (columns.events[operation] > 0 && columns.last[operation] < segmentStart) {
            columns.flag(operation, Columns.INTERLEAVED);
        }
        columns.put(operation, event);
        if (waits.waited(event, state.lastEvent, state.lastEvent < segmentStart)) {
            columns.flag(operation, Columns.BLOCKED);
        }
        state.present = operation;
        state.lastEvent = event;
    }

    private int operation(int event, int thread, ThreadState state) {
        EventKind kind = trace.kind(event);
        int site = trace.site(event);
        if (sites.isOwn(site) || kind == EventKind.THREAD_BEGIN || kind == EventKind.THREAD_END) {
            return own(event, thread, kind, site, state);
        }
        int call = trace.call(event);
        if (site < 0 && state.present != NONE) {
            return state.present;
        }
        if (call >= 0 && trace.callSite(call) >= 0) {
            return ofCall(call, thread, state);
        }
        return isOutside(call, state) ? outside(thread, state) : state.present;
    }

    /** True when the thread is in no code of the program on its stack, or the trace cannot tell and it has not been. */
    private boolean isOutside(int call, ThreadState state) {
        return state.present == NONE || (call >= 0 ? trace.callDepth(call) == 0 : !state.hasBeenInside);
    }

    private int outside(int thread, ThreadState state) {
        boolean goesOn = state.present != NONE && columns.is(state.present, Columns.CALL)
            && columns.sites[state.present] == NONE;
        return goesOn ? state.present : columns.add(thread, OperationKind.TASK, NONE, Columns.CALL);
    }

    private int own(int event, int thread, EventKind kind, int site, ThreadState state) {
        state.hasBeenInside |= site >= 0;
        return isSecondHalf(event, kind, site, state) ? state.present
            : columns.add(thread, OperationKind.of(kind), site, 0);
    }

    /** A wait is told by two events, and a copy of elements too. */
    private boolean isSecondHalf(int event, EventKind kind, int site, ThreadState state) {
        if (state.lastEvent == NONE || trace.site(state.lastEvent) != site || site < 0) {
            return false;
        }
        EventKind before = trace.kind(state.lastEvent);
        return kind == EventKind.WAIT_END && before == EventKind.WAIT
            || kind == EventKind.PARK_END && before == EventKind.PARK
            || kind == EventKind.ARRAY_WRITE && before == EventKind.ARRAY_READ;
    }

    private int ofCall(int call, int thread, ThreadState state) {
        state.hasBeenInside = true;
        if (ofCall[call] == NONE) {
            int site = trace.callSite(call);
            ofCall[call] = columns.add(thread, sites.kindOfCall(site), site, Columns.CALL);
        }
        return ofCall[call];
    }
}
