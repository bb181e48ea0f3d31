/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.Arrays;
import org.contest.analysis.operations.OperationKind;
import org.contest.protocol.EventKind;

/**
 * The locks that each thread holds, as the events go by: monitors, and locks of java.util.concurrent, which are held
 * from the end of the call that takes them to the end of the call that gives them back.
 */
public final class LockSets {

    /** The locks of one thread, in the order in which it took them. */
    private static final class Held {
        private int[] locks = new int[4];
        private int[] locations = new int[4];
        private int[] names = new int[4];
        private int[] depths = new int[4];
        private int size;

        int find(int lock) {
            for (int i = size - 1; i >= 0; i--) {
                if (locks[i] == lock) {
                    return i;
                }
            }
            return -1;
        }

        boolean take(int lock, int location, int name) {
            int known = find(lock);
            if (known >= 0) {
                depths[known]++;
                return false;
            }
            if (size == locks.length) {
                locks = Arrays.copyOf(locks, 2 * size);
                locations = Arrays.copyOf(locations, 2 * size);
                names = Arrays.copyOf(names, 2 * size);
                depths = Arrays.copyOf(depths, 2 * size);
            }
            locks[size] = lock;
            locations[size] = location;
            names[size] = name;
            depths[size++] = 1;
            return true;
        }

        void give(int lock) {
            int known = find(lock);
            if (known >= 0 && --depths[known] == 0) {
                size--;
                for (int i = known; i < size; i++) {
                    locks[i] = locks[i + 1];
                    locations[i] = locations[i + 1];
                    names[i] = names[i + 1];
                    depths[i] = depths[i + 1];
                }
            }
        }
    }

    private final Steps steps;
    private final Calls calls;
    private final Indexed<Held> threads = new Indexed<>(Held::new);
    private boolean taken;

    LockSets(Steps steps, Calls calls) {
        this.steps = steps;
        this.calls = calls;
    }

    /** Takes the event at which the steps stand. */
    void take() {
        taken = false;
        EventKind kind = steps.kind();
        if (kind == EventKind.MONITOR_ENTER) {
            int lock = steps.object();
            taken = threads.of(steps.thread()).take(lock, steps.location(), steps.objectName(lock));
        } else if (kind == EventKind.MONITOR_EXIT) {
            threads.of(steps.thread()).give(steps.object());
        } else if (calls.hasEnded() && calls.isOfLock() && calls.object() >= 0) {
            call();
        }
    }

    private void call() {
        Held held = threads.of(steps.thread());
        if (calls.kind() == OperationKind.ACQUIRE && calls.hasChanged()) {
            taken = held.take(calls.object(), steps.location(), steps.sites().target(steps.callSite()));
        } else if (calls.kind() == OperationKind.RELEASE) {
            held.give(calls.object());
        }
    }

    /** True when the last event gave the thread a lock that it did not hold. */
    public boolean hasTaken() {
        return taken;
    }

    /** Number of locks that a thread holds. */
    public int count(int thread) {
        return threads.of(thread).size;
    }

    /** Number in the run of a lock that a thread holds, from 0 in the order of taking. */
    public int lock(int thread, int index) {
        return threads.of(thread).locks[index];
    }

    /** Where it was taken. */
    public int location(int thread, int index) {
        return threads.of(thread).locations[index];
    }

    /** Its abstract identity. */
    public int name(int thread, int index) {
        return threads.of(thread).names[index];
    }

    /** True when a thread holds a lock. */
    public boolean holds(int thread, int lock) {
        return threads.of(thread).find(lock) >= 0;
    }

    /** The numbers in the run of the locks that a thread holds, sorted. */
    public int[] sorted(int thread) {
        Held held = threads.of(thread);
        int[] all = Arrays.copyOf(held.locks, held.size);
        Arrays.sort(all);
        return all;
    }
}
