/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.Set;

/**
 * A thread asked for a lock while it held others.
 *
 * @param wanted what it asked for
 * @param thread index of the thread
 * @param held what it held
 * @param event that asked
 * @param time of the thread by its own clock
 * @param known what the thread knew
 */
record LockRequest(Lock wanted, int thread, Set<Lock> held, int event, int time, VectorClock known) {

    /**
     * A lock, to be held alone or with other readers.
     *
     * @param object its number
     * @param shared true for a read lock
     */
    record Lock(int object, boolean shared) {
        /** True when a thread that has one keeps away another that wants the other: two readers do not. */
        boolean excludes(Lock other) {
            return object == other.object && !(shared && other.shared);
        }
    }

    /** Copies the set. */
    LockRequest {
        held = Set.copyOf(held);
    }

    /** True when some order of the locks lets both threads come here at the same time. */
    boolean mayMeet(LockRequest other) {
        return thread != other.thread && time > other.known.of(thread) && other.time > known.of(other.thread)
            && held.stream().noneMatch(lock -> other.held.stream().anyMatch(lock::excludes));
    }
}
