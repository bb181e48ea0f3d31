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
import java.util.HashMap;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.NumberSet;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceThread;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.RecordedSites;

/** A place in a trace, and for every thread its next event from there. */
final class TraceCursor {

    private static final int UNKNOWN = -1;
    private static final int NOT_ASKED = -2;

    private final Trace trace;
    private final boolean full;
    private final boolean tellsHashes;
    private final Map<String, Integer> byIdentity = new HashMap<>();
    private final int[] nextOfSameThread;
    private final int[] nextOfThread;
    private int[] recorded = new int[0];
    /** Events that have happened or were left out. */
    private final NumberSet done = new NumberSet();
    private int at;
    private int leftOut;
    /** By thread: accesses of the run that is its next event which have happened, and their hash. */
    private final int[] ran;
    private final int[] ranHash;

    TraceCursor(Trace trace) {
        this.trace = trace;
        full = !trace.header().get(TraceHeader.LEVEL).equals(RecordLevel.SYNC.text());
        int threads = 0;
        for (TraceThread thread : trace.threads()) {
            byIdentity.put(thread.identity(), thread.index());
            threads = Math.max(threads, thread.index() + 1);
        }
        nextOfSameThread = new int[trace.size()];
        nextOfThread = new int[threads];
        ran = new int[threads];
        ranHash = new int[threads];
        Arrays.fill(nextOfThread, trace.size());
        for (int i = trace.size() - 1; i >= 0; i--) {
            int thread = trace.thread(i);
            if (thread < threads) {
                nextOfSameThread[i] = nextOfThread[thread];
                nextOfThread[thread] = i;
            }
        }
        tellsHashes = !RunOptions.parse(trace.header().get(TraceHeader.OPTIONS)).isTrue(Key.CONTROL);
    }

    /** True when the identity hash codes in the trace are those of free threads, not those of the scheduler. */
    boolean tellsHashes() {
        return tellsHashes;
    }

    /** The number of the next event. */
    int at() {
        return at;
    }

    /** The seed that the trace says, or another where it says none. */
    long seed(long other) {
        try {
            return Long.parseLong(trace.header().get(TraceHeader.SEED));
        } catch (NumberFormatException e) {
            return other;
        }
    }

    int size() {
        return trace.size();
    }

    /** The next event, or null at the end. */
    TraceEvent event() {
        return isAtEnd() ? null : trace.event(at);
    }

    /** True when there is no next event. */
    boolean isAtEnd() {
        return at >= trace.size();
    }

    /** The next event of a thread has happened. */
    void advance(int thread) {
        int number = nextOfThread[thread];
        done.add(number);
        nextOfThread[thread] = nextOfSameThread[number];
        ran[thread] = 0;
        ranHash[thread] = 0;
        toNext();
    }

    /**
     * One access of the run that is the next event of a thread has happened; false when it was the last one and they
     * were others than recorded.
     */
    boolean run(int thread, int site) {
        TraceEvent run = trace.event(nextOfThread[thread]);
        ran[thread]++;
        ranHash[thread] = EventKind.runHash(ranHash[thread], site);
        if (ran[thread] < run.value()) {
            return true;
        }
        boolean same = ranHash[thread] == run.object();
        if (same) {
            advance(thread);
        }
        return same;
    }

    private void toNext() {
        at = Math.min(done.nextMissing(at), trace.size());
    }

    /** The next events of a thread, up to event {@code number} and not that one, do not happen. */
    void leaveOut(int thread, int number) {
        for (int i = nextOfThread[thread]; i != number; i = nextOfSameThread[i]) {
            done.add(i);
            leftOut++;
        }
        nextOfThread[thread] = number;
        ran[thread] = 0;
        ranHash[thread] = 0;
        toNext();
    }

    /** Number of the next event of a recorded thread; {@link #size()} when it has none. */
    int numberOfNext(int thread) {
        return thread >= 0 && thread < nextOfThread.length ? nextOfThread[thread] : trace.size();
    }

    /** Number of the event of the same thread that follows another one; {@link #size()} when none does. */
    int following(int number) {
        return nextOfSameThread[number];
    }

    /** The recorded thread, none of {@code but}, that has the earliest event from here; -1 for none. */
    int earliest(NumberSet but) {
        int found = UNKNOWN;
        for (int thread = 0; thread < nextOfThread.length; thread++) {
            if (!but.contains(thread) && nextOfThread[thread] < numberOrEnd(found)) {
                found = thread;
            }
        }
        return found;
    }

    private int numberOrEnd(int thread) {
        return thread == UNKNOWN ? trace.size() : nextOfThread[thread];
    }

    /** The trace. */
    Trace trace() {
        return trace;
    }

    /** True for what runs are made of. */
    static boolean isOfRun(EventKind kind) {
        return kind.isAccess() && kind.category() == EventKind.Category.ACCESS;
    }

    /** True when an operation is event {@code number}, or may be one of the accesses that it stands for. */
    boolean isEvent(int number, EventKind kind, int site) {
        EventKind recordedKind = trace.kind(number);
        return recordedKind == EventKind.ACCESS_RUN ? isOfRun(kind)
            : kind == recordedKind && RecordedSites.areSame(site, trace.site(number));
    }

    /** The number of recorded events that were left out. */
    int leftOut() {
        return leftOut;
    }

    /** True when the trace has another event of a thread of this run. */
    boolean hasNext(ModelThread t) {
        return numberOfNext(recordedIndex(t)) < trace.size();
    }

    /** The next event of a thread of this run, or null when the trace has none. */
    TraceEvent next(ModelThread t) {
        return hasNext(t) ? trace.event(numberOfNext(recordedIndex(t))) : null;
    }

    /** The index that a thread of this run had when it was recorded, or -1 when it is not in the trace. */
    int recordedIndex(ModelThread t) {
        if (t.index >= recorded.length) {
            int old = recorded.length;
            recorded = Arrays.copyOf(recorded, Math.max(16, t.index * 2));
            Arrays.fill(recorded, old, recorded.length, NOT_ASKED);
        }
        if (recorded[t.index] == NOT_ASKED) {
            recorded[t.index] = byIdentity.getOrDefault(t.identity, UNKNOWN);
        }
        return recorded[t.index];
    }

    /** True when events of the kind are in the trace. */
    boolean carries(EventKind kind) {
        return full || kind.category() != EventKind.Category.ACCESS;
    }

    /** The thread as the trace names it. */
    String threadName(int index) {
        for (TraceThread thread : trace.threads()) {
            if (thread.index() == index) {
                return thread.identity() + " \"" + thread.name() + '"';
            }
        }
        return "thread " + index;
    }

    /** The identity of a recorded thread, or the empty text. */
    String identity(int index) {
        for (TraceThread thread : trace.threads()) {
            if (thread.index() == index) {
                return thread.identity();
            }
        }
        return "";
    }
}
