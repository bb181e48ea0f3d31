/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Which call each event of a stream is of, while the stream is decoded. */
final class OpenCalls {

    private static final int NONE = -1;
    private static final int MOST_DEPTH = 1 << 24;

    /** The calls of one thread: the last one of each depth, and the one that goes on. */
    private static final class Stack {
        int[] last = {NONE, NONE, NONE, NONE};
        int present = NONE;

        void set(int depth, int call) {
            if (depth >= last.length) {
                int known = last.length;
                last = Arrays.copyOf(last, 2 * depth);
                Arrays.fill(last, known, last.length, NONE);
            }
            last[depth] = call;
            present = call;
        }
    }

    private final Calls calls;
    private final Map<Integer, Stack> stacks = new HashMap<>();
    private int ofThread = NONE;
    private Stack stack = new Stack();
    private boolean marked;
    private boolean markGoesOn;
    private int markSite;
    private int markDepth;

    OpenCalls(Calls calls) {
        this.calls = calls;
    }

    /** The next event is of a new call. */
    void begins(int site, long depth) {
        mark(depth);
        markSite = site;
        markGoesOn = false;
    }

    /** The next event is of the call that was the last one at this depth. */
    void goesOn(long depth) {
        mark(depth);
        markGoesOn = true;
    }

    private void mark(long depth) {
        if (depth < 0 || depth >= MOST_DEPTH) {
            throw new IllegalArgumentException("a call has the depth " + depth);
        }
        marked = true;
        markDepth = (int) depth;
    }

    /** The call of the next event, which is of this thread; -1 for none. */
    int next(int thread) {
        if (thread != ofThread) {
            stack = stacks.computeIfAbsent(thread, t -> new Stack());
            ofThread = thread;
        }
        if (marked) {
            marked = false;
            apply();
        }
        return stack.present;
    }

    private void apply() {
        if (!markGoesOn) {
            stack.set(markDepth, calls.add(markSite, markDepth));
        } else if (markDepth < stack.last.length) {
            stack.present = stack.last[markDepth];
        }
    }
}
