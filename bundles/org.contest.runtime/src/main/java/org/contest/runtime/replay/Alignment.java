/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.ActingSites;

/**
 * Compares what a thread does with what the trace has of it. The operations of the program's own code are all there, in
 * their order. Events of libraries and the JDK may be missing, or come new, since another JVM has initialized other
 * things, filled other caches and collected other garbage: a thread is back on its trace where an event of the same
 * call of a library comes again, or the next operation of own code at last.
 */
final class Alignment {

    /** What the trace says of an operation. */
    enum Step {
        /** The next event of its thread. */
        FOLLOWS,
        /** No event of the trace, and none that the program could tell. */
        PASSES,
        /** Another one than the program's next. */
        LEAVES
    }

    private final TraceCursor cursor;
    private final Trace trace;
    private final Differences differences;
    private final OpenCalls calls;
    /** By recorded thread: what it does next inside libraries. */
    private final Map<Integer, LaterEvents> later = new HashMap<>();
    /** Where the recorded run waited for the system: once more is no other program. */
    private final Set<Integer> waits = new HashSet<>();

    Alignment(TraceCursor cursor, Differences differences) {
        this.cursor = cursor;
        this.differences = differences;
        trace = cursor.trace();
        calls = new OpenCalls(cursor);
        for (int i = 0; i < trace.size(); i++) {
            if (trace.kind(i) == EventKind.OUTSIDE) {
                waits.add(trace.site(i));
            }
        }
    }

    /** What the trace says of an operation of a thread; recorded events that the thread has not done are left out. */
    Step of(ModelThread t, EventKind kind, int site) {
        int thread = cursor.recordedIndex(t);
        int next = cursor.numberOfNext(thread);
        int found = find(t, next, kind, site);
        if (found >= 0) {
            if (found != next) {
                cursor.leaveOut(thread, found);
            }
            calls.follows(t, found);
            return Step.FOLLOWS;
        }
        boolean mayEnd = kind == EventKind.THREAD_END && isRestMissing(next);
        return mayEnd || mayPass(kind, site) ? Step.PASSES : Step.LEAVES;
    }

    private int find(ModelThread t, int next, EventKind kind, int site) {
        if (next < trace.size() && cursor.isEvent(next, kind, site)) {
            return next;
        }
        if (!mayPass(kind, site)) {
            return findOwn(next, kind, site);
        }
        int call = calls.recorded(t, next);
        return call == OpenCalls.NONE ? -1
            : later.computeIfAbsent(cursor.recordedIndex(t), thread -> new LaterEvents(cursor, this::mayBeMissing))
                .find(next, call, kind, site);
    }

    /** An operation of own code is looked for up to the first event that has to come, in whatever call. */
    private int findOwn(int next, EventKind kind, int site) {
        for (int i = next; i < trace.size() && mayBeMissing(i); i = cursor.following(i)) {
            int after = cursor.following(i);
            if (after < trace.size() && cursor.isEvent(after, kind, site)) {
                return after;
            }
        }
        return -1;
    }

    /** True for a recorded event that a library may do in one JVM and not in another. */
    private boolean mayBeMissing(int number) {
        EventKind kind = trace.kind(number);
        return kind == EventKind.ACCESS_RUN && trace.call(number) >= 0
            || kind == EventKind.IDENTITY_HASH && trace.site(number) < 0 || mayPass(kind, trace.site(number));
    }

    /** True for an operation that a library may do in one JVM and not in another. */
    boolean mayPass(EventKind kind, int site) {
        return switch (kind) {
        case THREAD_START, THREAD_BEGIN, THREAD_END, PROCESS_EXIT, ACCESS_RUN -> false;
        case OUTSIDE -> (waits.contains(site) || ActingSites.contains(site)) && differences.isOfLibrary(site);
        default -> differences.isOfLibrary(site);
        };
    }

    /** Leaves out what a thread has not done to its end, when all of that may be missing; false when not. */
    boolean endsEarly(ModelThread t) {
        int thread = cursor.recordedIndex(t);
        boolean ends = isRestMissing(cursor.numberOfNext(thread));
        if (ends) {
            cursor.leaveOut(thread, trace.size());
        }
        return ends;
    }

    /**
     * True when all events of a thread from one on may be missing, as when the recorded run was over before its end.
     */
    private boolean isRestMissing(int from) {
        int i = from;
        while (i < trace.size() && mayBeMissing(i)) {
            i = cursor.following(i);
        }
        return i == trace.size();
    }
}
