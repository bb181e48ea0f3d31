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
import java.util.Arrays;
import java.util.List;
import org.contest.analysis.stream.LongIndex;
import org.jspecify.annotations.Nullable;

/**
 * What the objects that threads synchronize by know. An object has a clock for its monitor, one for each volatile
 * field, and one for all its atomic accesses, which do not tell the field: these also learn and tell what the volatile
 * fields of the object know.
 */
final class SyncClocks {

    private static final int MONITOR = -1;
    private static final int ATOMIC = -2;

    /** The clocks of one object; most have one or two. */
    private static final class Clocks {
        private int[] names = new int[2];
        private @Nullable VectorClock[] clocks = new VectorClock[2];
        private int size;

        @Nullable
        VectorClock find(int name) {
            for (int i = 0; i < size; i++) {
                if (names[i] == name) {
                    return clocks[i];
                }
            }
            return null;
        }

        VectorClock of(int name) {
            VectorClock clock = find(name);
            if (clock == null) {
                clock = new VectorClock();
                add(name, clock);
            }
            return clock;
        }

        private void add(int name, VectorClock clock) {
            if (size == names.length) {
                names = Arrays.copyOf(names, 2 * size);
                clocks = Arrays.copyOf(clocks, 2 * size);
            }
            names[size] = name;
            clocks[size++] = clock;
        }

        void replace(int name, @Nullable VectorClock clock) {
            for (int i = 0; i < size; i++) {
                if (names[i] == name) {
                    clocks[i] = clock;
                    return;
                }
            }
            if (clock != null) {
                add(name, clock);
            }
        }

        void tellAllButMonitor(VectorClock thread) {
            for (int i = 0; i < size; i++) {
                if (names[i] != MONITOR) {
                    learn(thread, clocks[i]);
                }
            }
        }
    }

    private final LongIndex index = new LongIndex();
    private final List<Clocks> objects = new ArrayList<>();

    private @Nullable Clocks find(int object) {
        int at = index.find(object);
        return at < 0 ? null : objects.get(at);
    }

    private Clocks of(int object) {
        int at = index.of(object);
        if (at == objects.size()) {
            objects.add(new Clocks());
        }
        return objects.get(at);
    }

    private static void learn(VectorClock thread, @Nullable VectorClock from) {
        if (from != null) {
            thread.join(from);
        }
    }

    void acquireMonitor(VectorClock thread, int object) {
        Clocks clocks = find(object);
        learn(thread, clocks == null ? null : clocks.find(MONITOR));
    }

    void releaseMonitor(VectorClock thread, int object) {
        of(object).of(MONITOR).join(thread);
    }

    void acquireVolatile(VectorClock thread, int object, int variable) {
        Clocks clocks = find(object);
        if (clocks != null) {
            learn(thread, clocks.find(variable));
            learn(thread, clocks.find(ATOMIC));
        }
    }

    void releaseVolatile(VectorClock thread, int object, int variable) {
        of(object).of(variable).join(thread);
    }

    /** Until the next one, a plain variable tells what a clock knows that stays as it is; nothing for null. */
    void replace(int object, int variable, @Nullable VectorClock clock) {
        Clocks clocks = clock == null ? find(object) : of(object);
        if (clocks != null) {
            clocks.replace(variable, clock);
        }
    }

    void acquireAtomic(VectorClock thread, int object) {
        Clocks clocks = find(object);
        if (clocks != null) {
            clocks.tellAllButMonitor(thread);
        }
    }

    void releaseAtomic(VectorClock thread, int object) {
        of(object).of(ATOMIC).join(thread);
    }
}
