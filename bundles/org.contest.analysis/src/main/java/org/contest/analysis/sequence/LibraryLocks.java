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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.trace.Trace;

/** Which thread held which lock of {@code java.util.concurrent.locks} from which event to which. */
final class LibraryLocks {

    private static final String LOCKS = "java.util.concurrent.locks.";

    private record Key(int thread, int object) {
    }

    /** A lock that is held, and how often it was taken. */
    private record Held(int from, int depth) {
    }

    private final Sequence sequence;
    private final Operations operations;
    private final Map<Key, Held> held = new HashMap<>();
    private final List<LockSpans.Span> spans = new ArrayList<>();

    private LibraryLocks(Sequence sequence, Operations operations) {
        this.sequence = sequence;
        this.operations = operations;
    }

    /** Of a whole sequence. */
    static List<LockSpans.Span> of(Sequence sequence, Operations operations) {
        LibraryLocks locks = new LibraryLocks(sequence, operations);
        for (int i = 0; i < operations.size(); i++) {
            if (operations.isCall(i) && operations.site(i) >= 0
                && sequence.sites().site(operations.site(i)).variable().startsWith(LOCKS)) {
                locks.operation(i);
            }
        }
        locks.held.forEach((key, taken) -> locks.add(key, taken.from, sequence.size()));
        return locks.spans;
    }

    private void operation(int number) {
        Key key = new Key(operations.thread(number), object(number));
        Held before = held.get(key);
        if (operations.kind(number) == OperationKind.ACQUIRE && goesOn(number)) {
            held.put(key, before == null ? new Held((int) operations.lastEvent(number), 1)
                : new Held(before.from, before.depth + 1));
        } else if (operations.kind(number) == OperationKind.RELEASE && before != null) {
            if (before.depth > 1) {
                held.put(key, new Held(before.from, before.depth - 1));
            } else {
                held.remove(key);
                add(key, before.from, (int) operations.lastEvent(number));
            }
        }
    }

    /** The thread has got what it asked for: it does something after. */
    private boolean goesOn(int number) {
        return sequence.next((int) operations.lastEvent(number) + 1,
            sequence.ofThread(operations.thread(number))) != Sequence.NONE;
    }

    /** The first object that an operation is about: the part of the lock that has its state. */
    private int object(int number) {
        Trace trace = sequence.trace();
        int thread = operations.thread(number);
        for (int i = (int) operations.get(number).firstEvent(); i <= operations.lastEvent(number); i++) {
            if (trace.thread(i) == thread && trace.kind(i).isAccess() && trace.object(i) != 0) {
                return trace.object(i);
            }
        }
        return 0;
    }

    private void add(Key key, int from, int to) {
        spans.add(new LockSpans.Span(key.thread, key.object, from, to));
    }
}
