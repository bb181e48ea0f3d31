/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

/** Up to which event of each other thread all that a thread does now is known to come after; it may forget. */
final class KnownEvents {

    private static final int OTHERS = 64;

    private final int self;
    /** By hash of a thread's index. */
    private final int[] threads = new int[OTHERS];
    private final long[] events = new long[OTHERS];

    KnownEvents(int self) {
        this.self = self;
    }

    /** True of the event in the word of a stripe, and where it has none. */
    boolean contains(long word) {
        int thread = Stripes.thread(word);
        return thread == self || thread < 0 && word != Stripes.STUCK || contains(thread, Stripes.event(word));
    }

    /** True of an event of another thread. */
    boolean contains(int thread, long event) {
        int slot = thread & OTHERS - 1;
        return threads[slot] == thread && events[slot] >= event;
    }

    void learn(int thread, long event) {
        threads[thread & OTHERS - 1] = thread;
        events[thread & OTHERS - 1] = event;
    }
}
