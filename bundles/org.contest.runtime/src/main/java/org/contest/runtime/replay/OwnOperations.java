/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.contest.protocol.EventKind;
import org.contest.protocol.NumberSet;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.RecordedSites;
import org.jspecify.annotations.Nullable;

/**
 * The accesses, monitor entries and calls of libraries by own code in a trace: numbered in their order, done thread by
 * thread, and by threads of pools visit by visit. A call is there when it has an event, with the first one.
 */
final class OwnOperations {

    /** So many recorded ones of a thread may be missing before one that comes again. */
    private static final int FAR = 64;

    /** What a thread of this run does. */
    private static final class Doing {
        /** The visit that it does; negative for none. */
        int visit = -1;
        /** The next operation of the visit; meaningless without one. */
        int next;
        /** A library that runs it has done something since its last operation. */
        boolean back;
        /** Its last call with an event. */
        int begun = -1;
    }

    private final TraceCursor cursor;
    private final Differences differences;
    private final EventKind[] kinds;
    private final int[] sites;
    private final Visits visits;
    private final NumberSet done = new NumberSet();
    /** All before it are done. */
    private int due;
    private final int count;
    private final ByThread<Doing> threads = new ByThread<>(Doing::new);

    OwnOperations(TraceCursor cursor, Differences differences) {
        this.cursor = cursor;
        this.differences = differences;
        Trace trace = cursor.trace();
        int[] events = new int[trace.size()];
        boolean[] begins = new boolean[trace.size()];
        int size = 0;
        NumberSet called = new NumberSet();
        NumberSet back = new NumberSet();
        for (int i = 0; i < trace.size(); i++) {
            boolean call = isCall(i);
            if (isOne(trace.kind(i), trace.site(i)) || call && !called.contains(trace.call(i))) {
                begins[size] = back.contains(trace.thread(i));
                back.remove(trace.thread(i));
                events[size++] = i;
            } else if (!call && isOfLibrary(trace.site(i)) && !isInCall(i)) {
                back.add(trace.thread(i));
            }
            if (call) {
                called.add(trace.call(i));
            }
        }
        count = size;
        kinds = new EventKind[count];
        sites = new int[count];
        int[] of = new int[count];
        for (int i = 0; i < count; i++) {
            boolean call = isCall(events[i]);
            of[i] = trace.thread(events[i]);
            kinds[i] = call ? EventKind.CALL : trace.kind(events[i]);
            sites[i] = call ? trace.callSite(trace.call(events[i])) : trace.site(events[i]);
        }
        visits = new Visits(of, begins);
    }

    private boolean isOfLibrary(int site) {
        return site >= 0 && differences.isOfLibrary(site);
    }

    private boolean isInCall(int i) {
        Trace trace = cursor.trace();
        return trace.call(i) >= 0 && trace.callSite(trace.call(i)) >= 0;
    }

    /** True for a recorded event inside a library that own code has called. */
    private boolean isCall(int i) {
        Trace trace = cursor.trace();
        return isInCall(i) && isOfLibrary(trace.site(i)) && trace.kind(i) != EventKind.ACCESS_RUN;
    }

    /** The kind of the operation that an event begins or is; null for none that is ordered. */
    @Nullable
    EventKind kind(ModelThread t, EventKind kind, int site) {
        if (isOne(kind, site)) {
            return kind;
        }
        boolean calls = t.calls.site() >= 0 && t.calls.number() != threads.of(t).begun && isOfLibrary(site);
        return calls ? EventKind.CALL : null;
    }

    private boolean isOne(EventKind kind, int site) {
        boolean orders = kind.isAccess() && kind != EventKind.ACCESS_RUN || kind == EventKind.MONITOR_ENTER;
        return orders && site >= 0 && !differences.isOfLibrary(site);
    }

    /** The first that is not done; {@link #count} when all are. */
    int due() {
        due = done.nextMissing(due);
        return Math.min(due, count);
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** The next of a thread; {@link #count} for none. */
    int next(ModelThread t) {
        Doing doing = threads.of(t);
        return doing.visit >= 0 && doing.next < count ? doing.next : visits.next(cursor.recordedIndex(t));
    }

    /** Which one an event of a thread is, or begins; {@link #count} when the trace does not have it. */
    int find(ModelThread t, EventKind kind, int site) {
        EventKind ordered = kind(t, kind, site);
        if (ordered == null) {
            return count;
        }
        int at = ordered == EventKind.CALL ? t.calls.site() : site;
        IntPredicate same = number -> is(number, ordered, at);
        Doing doing = threads.of(t);
        int found = doing.visit < 0 ? count : first(doing.next, visits::afterInVisit, same);
        if (found == count && doing.back) {
            found = visits.beginning(cursor.recordedIndex(t), same);
        }
        return found < count ? found : first(next(t), visits::after, same);
    }

    /** The first that fits, from one on; {@link #count} for none near it. */
    private int first(int from, IntUnaryOperator following, IntPredicate fits) {
        int i = from;
        for (int looked = 0; i < count && looked < FAR && !fits.test(i); looked++) {
            i = following.applyAsInt(i);
        }
        return i < count && fits.test(i) ? i : count;
    }

    private boolean is(int number, EventKind kind, int site) {
        return kinds[number] == kind && RecordedSites.areSame(site, sites[number]);
    }

    /** One has happened; those of its visit before it do not happen any more. */
    void happened(ModelThread t, int number) {
        Doing doing = threads.of(t);
        if (doing.visit != visits.of(number)) {
            leave(doing);
            doing.visit = visits.of(number);
            doing.next = visits.begin(doing.visit);
        }
        for (int i = doing.next; i < number; i = visits.afterInVisit(i)) {
            done.add(i);
        }
        done.add(number);
        doing.next = visits.afterInVisit(number);
        doing.back = false;
    }

    /** The rest of a visit does not happen. */
    private void leave(Doing doing) {
        if (doing.visit >= 0) {
            skip(doing.next);
            doing.visit = -1;
        }
    }

    private void skip(int from) {
        for (int i = from; i < count; i = visits.afterInVisit(i)) {
            done.add(i);
        }
    }

    /** A call of a library has its first event. */
    void calls(ModelThread t) {
        threads.of(t).begun = t.calls.number();
    }

    /** An event of a thread is none of these: a visit is over where it is of the library that runs the thread. */
    void other(ModelThread t, int site) {
        if (t.calls.site() < 0 && isOfLibrary(site)) {
            threads.of(t).back = true;
        }
    }

    /** A thread has ended: the rest of its operations do not happen, but other threads of a pool may do its visits. */
    void ended(ModelThread t) {
        leave(threads.of(t));
        int next = visits.next(cursor.recordedIndex(t));
        if (next < count && !visits.isOfPool(visits.of(next))) {
            skip(visits.begin(visits.of(next)));
        }
    }

    /** Nobody does what is due: a visit that has not begun does not happen. */
    void giveUp() {
        int due = due();
        if (due < count && !visits.hasBegun(visits.of(due))) {
            skip(visits.begin(visits.of(due)));
        }
    }
}
