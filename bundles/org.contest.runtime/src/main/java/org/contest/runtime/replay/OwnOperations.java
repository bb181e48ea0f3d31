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
import java.util.BitSet;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.RecordedSites;
import org.jspecify.annotations.Nullable;

/**
 * The accesses, monitor entries and calls of libraries by own code in a trace: numbered in their order, done thread by
 * thread. A call is there when it has an event, with the first one.
 */
final class OwnOperations {

    /** So many recorded ones of a thread may be missing before one that comes again. */
    private static final int FAR = 64;

    private final TraceCursor cursor;
    private final Differences differences;
    private final EventKind[] kinds;
    private final int[] sites;
    private final int[] following;
    private final int[] nextOfThread;
    private final BitSet done = new BitSet();
    private final int count;
    /** By thread of this run: its last call with an event. */
    private int[] begun = new int[0];

    OwnOperations(TraceCursor cursor, Differences differences) {
        this.cursor = cursor;
        this.differences = differences;
        Trace trace = cursor.trace();
        int[] events = new int[trace.size()];
        int size = 0;
        int threads = 0;
        BitSet called = new BitSet();
        for (int i = 0; i < trace.size(); i++) {
            if (isOne(trace.kind(i), trace.site(i)) || isCall(i) && !called.get(trace.call(i))) {
                events[size++] = i;
                threads = Math.max(threads, trace.thread(i) + 1);
            }
            if (isCall(i)) {
                called.set(trace.call(i));
            }
        }
        count = size;
        kinds = new EventKind[count];
        sites = new int[count];
        following = new int[count];
        nextOfThread = new int[threads];
        Arrays.fill(nextOfThread, count);
        for (int i = count - 1; i >= 0; i--) {
            int thread = trace.thread(events[i]);
            boolean call = isCall(events[i]);
            kinds[i] = call ? EventKind.CALL : trace.kind(events[i]);
            sites[i] = call ? trace.callSite(trace.call(events[i])) : trace.site(events[i]);
            following[i] = nextOfThread[thread];
            nextOfThread[thread] = i;
        }
    }

    /** True for a recorded event inside a library that own code has called. */
    private boolean isCall(int i) {
        Trace trace = cursor.trace();
        int site = trace.site(i);
        return trace.call(i) >= 0 && trace.callSite(trace.call(i)) >= 0 && site >= 0 && differences.isOfLibrary(site)
            && trace.kind(i) != EventKind.ACCESS_RUN;
    }

    /** The kind of the operation that an event begins or is; null for none that is ordered. */
    @Nullable
    EventKind kind(ModelThread t, EventKind kind, int site) {
        if (isOne(kind, site)) {
            return kind;
        }
        boolean calls =
            site >= 0 && t.calls.site() >= 0 && t.calls.number() != begun(t) && differences.isOfLibrary(site);
        return calls ? EventKind.CALL : null;
    }

    private int begun(ModelThread t) {
        return t.index < begun.length ? begun[t.index] : -1;
    }

    private boolean isOne(EventKind kind, int site) {
        boolean orders = kind.isAccess() && kind != EventKind.ACCESS_RUN || kind == EventKind.MONITOR_ENTER;
        return orders && site >= 0 && !differences.isOfLibrary(site);
    }

    /** The first that is not done; {@link #count} when all are. */
    int due() {
        return Math.min(done.nextClearBit(0), count);
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** The next of a thread; {@link #count} for none. */
    int next(ModelThread t) {
        int thread = cursor.recordedIndex(t);
        return thread >= 0 && thread < nextOfThread.length ? nextOfThread[thread] : count;
    }

    /** Which one an event of a thread is, or begins; {@link #count} when the trace does not have it. */
    int find(ModelThread t, EventKind kind, int site) {
        EventKind ordered = kind(t, kind, site);
        int at = ordered == EventKind.CALL ? t.calls.site() : site;
        int i = ordered == null ? count : next(t);
        for (int looked = 0; i < count && looked < FAR && !is(i, ordered, at); looked++) {
            i = following[i];
        }
        return i < count && is(i, ordered, at) ? i : count;
    }

    private boolean is(int number, @Nullable EventKind kind, int site) {
        return kinds[number] == kind && RecordedSites.areSame(site, sites[number]);
    }

    /** One has happened; those of its thread before it do not happen any more. */
    void happened(ModelThread t, int number) {
        int thread = cursor.recordedIndex(t);
        for (int i = nextOfThread[thread]; i != number; i = following[i]) {
            done.set(i);
        }
        done.set(number);
        nextOfThread[thread] = following[number];
    }

    /** A call of a library has its first event. */
    void calls(ModelThread t) {
        if (t.index >= begun.length) {
            int known = begun.length;
            begun = Arrays.copyOf(begun, Math.max(16, 2 * t.index));
            Arrays.fill(begun, known, begun.length, -1);
        }
        begun[t.index] = t.calls.number();
    }

    /** A thread has ended: the rest of its operations do not happen. */
    void ended(ModelThread t) {
        for (int i = next(t); i < count; i = following[i]) {
            done.set(i);
        }
        int thread = cursor.recordedIndex(t);
        if (thread >= 0 && thread < nextOfThread.length) {
            nextOfThread[thread] = count;
        }
    }
}
