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
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.contest.protocol.EventKind;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceThread;
import org.contest.runtime.model.ModelThread;

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
    private final BitSet skipped = new BitSet();
    private TraceEvent event;
    private int at;
    /** Accesses of the run that is the next event which have happened, and their hash. */
    private int ran;
    private int ranHash;

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
        Arrays.fill(nextOfThread, trace.size());
        for (int i = trace.size() - 1; i >= 0; i--) {
            int thread = trace.event(i).thread();
            if (thread < threads) {
                nextOfSameThread[i] = nextOfThread[thread];
                nextOfThread[thread] = i;
            }
        }
        tellsHashes = !RunOptions.parse(trace.header().get(TraceHeader.OPTIONS)).isTrue(Key.CONTROL);
        event = trace.size() > 0 ? trace.event(0) : null;
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
        return event;
    }

    /** The next event has happened. */
    void advance() {
        if (event.thread() < nextOfThread.length) {
            nextOfThread[event.thread()] = nextOfSameThread[at];
        }
        ran = 0;
        ranHash = 0;
        toNext(at + 1);
    }

    /**
     * One access of the run that is the next event has happened; false when it was the last one and they were others
     * than recorded.
     */
    boolean run(int site) {
        ran++;
        ranHash = EventKind.runHash(ranHash, site);
        if (ran < event.value()) {
            return true;
        }
        boolean same = ranHash == event.object();
        if (same) {
            advance();
        }
        return same;
    }

    private void toNext(int from) {
        at = Math.min(skipped.nextClearBit(from), trace.size());
        event = at < trace.size() ? trace.event(at) : null;
    }

    /**
     * Leaves out the next events of a thread as long as they are {@code droppable}, up to one that it is about to do;
     * false, and nothing is left out, when there is none.
     */
    boolean skipTo(ModelThread t, Predicate<TraceEvent> droppable) {
        int thread = recordedIndex(t);
        int found = thread == UNKNOWN ? trace.size() : nextOfThread[thread];
        while (found < trace.size() && !isPending(t, trace.event(found))) {
            if (!droppable.test(trace.event(found))) {
                return false;
            }
            found = nextOfSameThread[found];
        }
        if (found >= trace.size()) {
            return false;
        }
        for (int i = nextOfThread[thread]; i != found; i = nextOfSameThread[i]) {
            skipped.set(i);
        }
        nextOfThread[thread] = found;
        toNext(at);
        return true;
    }

    /** True for what runs are made of. */
    static boolean isOfRun(EventKind kind) {
        return kind.isAccess() && kind.category() == EventKind.Category.ACCESS;
    }

    /** True when the event is what the thread is about to do. */
    static boolean isPending(ModelThread t, TraceEvent event) {
        if (event.kind() == EventKind.ACCESS_RUN) {
            return isOfRun(t.kind);
        }
        return t.kind == event.kind() && t.site == event.site();
    }

    /** The number of recorded events that were left out. */
    int skippedCount() {
        return skipped.cardinality();
    }

    /** The next event of a thread of this run, or null when the trace has none. */
    TraceEvent next(ModelThread t) {
        int thread = recordedIndex(t);
        return thread == UNKNOWN || nextOfThread[thread] >= trace.size() ? null : trace.event(nextOfThread[thread]);
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
