/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.List;
import org.contest.analysis.detect.HeldLocks.Held;
import org.jspecify.annotations.Nullable;

/**
 * An operation of own code that reads or changes a variable or an object.
 *
 * @param thread index of the thread
 * @param time of the thread by its own clock
 * @param event its first event
 * @param last its last event
 * @param site program location
 * @param write true when it changes something
 * @param locks that the thread held
 * @param known what the thread knew before it, of one that changes something; null of others
 */
record Access(int thread, int time, int event, int last, int site, boolean write, List<Held> locks,
    @Nullable VectorClock known) {

    /**
     * True when it has to come between two accesses of another thread, which has waited for it after the first one.
     *
     * @param knows what that thread knew before the second one
     */
    boolean isAwaited(Access before, VectorClock knows) {
        return known != null && time <= knows.of(thread) && before.time <= known.of(before.thread);
    }

    /** True when its thread holds a lock that it did not hold at an access before. */
    boolean locksMore(Access before) {
        return locks.stream().anyMatch(lock -> before.locks.stream().noneMatch(held -> held.object() == lock.object()));
    }

    /** True when no lock that is held from this access to a later one of its thread keeps away another access. */
    boolean letsIn(Access later, Access other) {
        for (Held lock : locks) {
            for (Held still : later.locks) {
                if (still.object() == lock.object() && still.event() == lock.event()
                    && other.locks.stream().anyMatch(lock::excludes)) {
                    return false;
                }
            }
        }
        return true;
    }
}
