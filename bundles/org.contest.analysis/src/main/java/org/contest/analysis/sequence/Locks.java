/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.sequence;

import java.util.ArrayList;
import java.util.List;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;

/** The monitors that threads hold at a place of a sequence, since when, and the threads that wait for them. */
public final class Locks {

    private final Sequence sequence;
    private final Trace trace;
    private final LockSpans spans;
    private final OperationWords words;

    /** Of a sequence and its operations. */
    public Locks(Sequence sequence, Operations operations) {
        this.sequence = sequence;
        words = new OperationWords(sequence, operations);
        trace = sequence.trace();
        spans = new LockSpans(trace, LibraryLocks.of(sequence, operations));
    }

    /** When each monitor was held. */
    public LockSpans spans() {
        return spans;
    }

    /** The events by which a thread took the monitors that it holds at a place. */
    public List<Integer> takenBy(int thread, int place) {
        return spans.at(place).stream().filter(span -> span.thread() == thread).map(LockSpans.Span::from).toList();
    }

    /** The event by which a monitor was taken that is held at a place; {@link Sequence#NONE} when it is free. */
    public int takenBefore(int place, int object) {
        return spans.at(place).stream().filter(span -> span.object() == object).map(LockSpans.Span::from).findFirst()
            .orElse(Sequence.NONE);
    }

    /** The lock that an event takes or gives up, or its object. */
    private int lock(int event) {
        return spans.between(event, event).stream().filter(span -> span.from() == event || span.to() == event)
            .map(LockSpans.Span::object).findFirst().orElse(trace.object(event));
    }

    /** The next event of a thread from a place on, or {@link Sequence#NONE}. */
    public int nextOf(int thread, int place) {
        return sequence.next(place, sequence.ofThread(thread));
    }

    /** The event by which the monitor was taken that the next event of a thread needs; else {@link Sequence#NONE}. */
    public int blocker(int thread, int place) {
        int next = nextOf(thread, place);
        if (next == Sequence.NONE || trace.kind(next) != EventKind.MONITOR_ENTER) {
            return Sequence.NONE;
        }
        int taken = takenBefore(place, trace.object(next));
        return taken == Sequence.NONE || trace.thread(taken) == thread ? Sequence.NONE : taken;
    }

    /** True when a thread has begun, and its next event waits for no other thread as far as the trace tells. */
    public boolean canGo(int thread, int place) {
        int next = nextOf(thread, place);
        return next != Sequence.NONE && switch (trace.kind(next)) {
        case MONITOR_ENTER -> blocker(thread, place) == Sequence.NONE;
        case WAIT_END, PARK_END, JOIN -> false;
        case THREAD_BEGIN -> isStarted(thread, place);
        default -> true;
        };
    }

    private boolean isStarted(int thread, int place) {
        return sequence.previous(place,
            i -> trace.kind(i) == EventKind.THREAD_START && trace.value(i) == thread) != Sequence.NONE;
    }

    /** The lock of an event, in words: who holds it since when, and who waits. */
    public String inWords(int event, int place) {
        String name = words.target(event);
        int object = lock(event);
        int taken = takenBefore(place, object);
        String holder = taken == Sequence.NONE ? " is free"
            : " is held by " + sequence.thread(trace.thread(taken)) + " since event " + taken;
        List<String> waiting = new ArrayList<>();
        for (TraceThread thread : trace.threads()) {
            int next = nextOf(thread.index(), place);
            int last = sequence.previous(place, sequence.ofThread(thread.index()));
            if (last != Sequence.NONE && trace.kind(last) == EventKind.WAIT && trace.object(last) == object) {
                waiting.add(sequence.thread(thread.index()) + " waits on it since event " + last);
            } else if (next != Sequence.NONE && trace.object(next) == object
                && blocker(thread.index(), place) != Sequence.NONE) {
                waiting.add(sequence.thread(thread.index()) + " wants it in event " + next);
            }
        }
        return name + holder + (waiting.isEmpty() ? "; nobody waits." : "; " + String.join(", ", waiting) + '.');
    }
}
