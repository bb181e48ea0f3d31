/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The last access of each thread. */
final class AccessRow {

    private @Nullable Access[] byThread = new Access[2];
    private int size;

    /** Puts the last access of a thread; returns the one before, or null. */
    @Nullable
    Access put(Access now) {
        int known = indexOf(now.thread());
        if (known >= 0) {
            Access before = byThread[known];
            byThread[known] = now;
            return before;
        }
        if (size == byThread.length) {
            byThread = Arrays.copyOf(byThread, 2 * size);
        }
        byThread[size++] = now;
        return null;
    }

    /** Takes what a thread does next for its first access. */
    void forget(int thread) {
        int known = indexOf(thread);
        if (known >= 0) {
            byThread[known] = byThread[--size];
            byThread[size] = null;
        }
    }

    /** Place of a thread, or -1. */
    private int indexOf(int thread) {
        for (int i = 0; i < size; i++) {
            Access last = byThread[i];
            if (last != null && last.thread() == thread) {
                return i;
            }
        }
        return -1;
    }

    /**
     * One of another thread between two accesses, which might have come at another time; null for none.
     *
     * @param knows what the thread of the two knew before the second one
     */
    @Nullable
    Access between(Access before, Access now, VectorClock knows) {
        for (int i = 0; i < size; i++) {
            Access remote = byThread[i];
            if (remote != null && remote.thread() != now.thread() && remote.event() > before.last()
                && remote.event() < now.event() && !remote.isAwaited(before, knows)) {
                return remote;
            }
        }
        return null;
    }
}
