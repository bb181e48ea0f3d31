/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Happens-before by fences (VarHandle; C++17 32.9): what a thread did before a release fence comes before what another
 * does after an acquire fence, when that one has read, before its fence, what the first wrote after its own. A read has
 * seen the last write in the trace.
 */
final class FenceClocks {

    private final SyncClocks objects;
    /** By thread, what it knew at its last release fence. */
    private final List<@Nullable VectorClock> told = new ArrayList<>();
    /** By thread, what it has read that others wrote after a release fence. */
    private final List<@Nullable VectorClock> heard = new ArrayList<>();

    FenceClocks(SyncClocks objects) {
        this.objects = objects;
    }

    private static @Nullable VectorClock get(List<@Nullable VectorClock> clocks, int thread) {
        return thread < clocks.size() ? clocks.get(thread) : null;
    }

    private static void put(List<@Nullable VectorClock> clocks, int thread, VectorClock clock) {
        while (thread >= clocks.size()) {
            clocks.add(null);
        }
        clocks.set(thread, clock);
    }

    private VectorClock heard(int thread) {
        VectorClock clock = get(heard, thread);
        if (clock == null) {
            clock = new VectorClock();
            put(heard, thread, clock);
        }
        return clock;
    }

    /** A release fence; the thread's clock goes on. */
    void release(int thread, VectorClock clock) {
        put(told, thread, clock.copy());
        clock.tick(thread);
    }

    /** An acquire fence. */
    void acquire(int thread, VectorClock clock) {
        VectorClock known = get(heard, thread);
        if (known != null) {
            clock.join(known);
        }
    }

    /** A plain write of a variable, or of the element of an array with this index. */
    void write(int thread, int object, int variable) {
        objects.replace(object, variable, get(told, thread));
    }

    /** A plain read. */
    void read(int thread, int object, int variable) {
        objects.acquireVolatile(heard(thread), object, variable);
    }

    /** An atomic write that does not release by itself. */
    void writeAtomic(int thread, int object) {
        VectorClock clock = get(told, thread);
        if (clock != null) {
            objects.releaseAtomic(clock, object);
        }
    }

    /** An atomic read that does not acquire by itself. */
    void readAtomic(int thread, int object) {
        objects.acquireAtomic(heard(thread), object);
    }
}
