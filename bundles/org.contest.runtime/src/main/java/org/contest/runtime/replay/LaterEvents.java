/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.sites.RecordedSites;

/**
 * What a recorded thread does after its next event, as far as it may be missing, by call, kind and place. A thread that
 * has left its trace inside a library asks for each event that it does, a hundred thousand times from the same place:
 * so a recorded event is looked at once when it comes near, and once when it is past.
 */
final class LaterEvents {

    /** So many events of one call are looked through for one that comes again. */
    static final int FAR = 500;
    /** So many events of that call and of callbacks in it. */
    static final int FARTHEST = 5_000;

    private static final int NONE = -1;

    /** Events that stand for each other. */
    private record Alike(int call, EventKind kind, int site) {
    }

    /** A recorded event, and how many events of its thread and of its call were looked at before. */
    private record Later(int number, int place, int placeInCall) {
    }

    /** How many events of a call were looked at, and how many of these are past. */
    private static final class Count {
        int seen;
        int past;
    }

    private final TraceCursor cursor;
    private final Trace trace;
    private final IntPredicate mayBeMissing;
    private final Map<Alike, Deque<Later>> later = new HashMap<>();
    private final Map<Integer, Count> calls = new HashMap<>();
    private final Count all = new Count();
    /** The first event that is known, and the first after it that was not looked at. */
    private int from;
    private int to;
    /** No event is looked for after this one, which has to come; {@link #NONE} where there is no such event. */
    private int last = NONE;
    private int sitesChanged = -1;

    LaterEvents(TraceCursor cursor, IntPredicate mayBeMissing) {
        this.cursor = cursor;
        this.mayBeMissing = mayBeMissing;
        trace = cursor.trace();
    }

    /**
     * The number of the first event that is such an operation in a call, among those from the thread's next event on.
     * All events before it may be missing, and it is not too far; -1 when there is none.
     */
    int find(int next, int call, EventKind kind, int site) {
        moveTo(next);
        int number = first(new Alike(call, kind, RecordedSites.compared(site)));
        int run = TraceCursor.isOfRun(kind) ? known(new Alike(call, EventKind.ACCESS_RUN, NONE)) : NONE;
        return run != NONE && (number == NONE || run < number) ? run : number;
    }

    /** The known or else the next one that is as wanted, or a run of accesses that may have it. */
    private int first(Alike wanted) {
        int number = known(wanted);
        boolean isAccess = TraceCursor.isOfRun(wanted.kind);
        while (number == NONE && last == NONE && to < trace.size() && isNear(wanted.call)) {
            Alike found = look();
            boolean isRun = isAccess && found.kind == EventKind.ACCESS_RUN && found.call == wanted.call;
            if (isRun || found.equals(wanted)) {
                return isRun ? NONE : known(wanted);
            }
        }
        return number;
    }

    private boolean isNear(int call) {
        Count count = calls.get(call);
        return all.seen - all.past <= FARTHEST && (count == null || count.seen - count.past <= FAR);
    }

    private int known(Alike wanted) {
        Deque<Later> events = later.get(wanted);
        if (events == null) {
            return NONE;
        }
        Later first = events.getFirst();
        boolean isNear = first.place - all.past <= FARTHEST
            && first.placeInCall - calls.get(wanted.call).past <= FAR;
        return isNear ? first.number : NONE;
    }

    /** Looks at one event more. */
    private Alike look() {
        Alike alike = alike(to);
        Count call = calls.computeIfAbsent(alike.call, key -> new Count());
        later.computeIfAbsent(alike, key -> new ArrayDeque<>(2)).add(new Later(to, all.seen++, call.seen++));
        last = mayBeMissing.test(to) ? NONE : to;
        to = cursor.following(to);
        return alike;
    }

    private Alike alike(int number) {
        EventKind kind = trace.kind(number);
        return new Alike(trace.call(number), kind,
            kind == EventKind.ACCESS_RUN ? NONE : RecordedSites.compared(trace.site(number)));
    }

    /** Forgets what is before the next event of the thread. */
    private void moveTo(int next) {
        if (next >= to || sitesChanged != RecordedSites.changes()) {
            later.clear();
            calls.clear();
            all.seen = 0;
            all.past = 0;
            to = next;
            from = next;
            last = NONE;
            sitesChanged = RecordedSites.changes();
        }
        for (; from != next; from = cursor.following(from)) {
            forget(alike(from));
        }
    }

    private void forget(Alike alike) {
        Deque<Later> events = later.get(alike);
        events.removeFirst();
        if (events.isEmpty()) {
            later.remove(alike);
        }
        all.past++;
        Count call = calls.get(alike.call);
        call.past++;
        if (call.past == call.seen) {
            calls.remove(alike.call);
        }
    }
}
