/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.identity;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The tasks of one metric that a campaign knows, as tuples of {@link #WIDTH} numbers, each task with a number from 0.
 * Looking for a known task takes no lock and allocates nothing. Safe for several threads.
 */
public final class TaskTable {

    /** Place of the first of three locations in a tuple. */
    public static final int LOCATION = 0;
    /** Place of the first of two objects. */
    public static final int OBJECT = 3;
    /** Place of the detail. */
    public static final int DETAIL = 5;
    /** Place of the first of two threads. */
    public static final int THREAD = 6;
    /** Numbers in a tuple; 0 where there is nothing. */
    public static final int WIDTH = 8;

    private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int MIX = 0x9E3779B1;
    private static final int FIRST_TASKS = 64;

    /**
     * The arrays of one size.
     *
     * @param slots hash table of task numbers, plus 1; four slots a task
     * @param tuples by task number
     */
    private record Columns(int[] slots, int[] tuples) {
        Columns(int tasks) {
            this(new int[4 * tasks], new int[WIDTH * tasks]);
        }

        int find(int[] tuple) {
            int mask = slots.length - 1;
            for (int at = hash(tuple, 0) & mask;; at = at + 1 & mask) {
                int found = (int) SLOT.getAcquire(slots, at);
                if (found == 0 || Arrays.equals(tuples, (found - 1) * WIDTH, found * WIDTH, tuple, 0, WIDTH)) {
                    return found - 1;
                }
            }
        }

        void enter(int number) {
            int mask = slots.length - 1;
            int at = hash(tuples, number * WIDTH) & mask;
            while (slots[at] != 0) {
                at = at + 1 & mask;
            }
            SLOT.setRelease(slots, at, number + 1);
        }

        private static int hash(int[] from, int begin) {
            int hash = 0;
            for (int i = begin; i < begin + WIDTH; i++) {
                hash = (hash ^ from[i]) * MIX;
                hash ^= hash >>> 15;
            }
            return hash;
        }
    }

    private volatile Columns arrays = new Columns(FIRST_TASKS);
    private int size;

    /** The number of a task; a new one when it is not known. */
    public int number(int[] tuple) {
        int known = arrays.find(tuple);
        return known >= 0 ? known : add(tuple);
    }

    private synchronized int add(int[] tuple) {
        int known = arrays.find(tuple);
        if (known < 0) {
            known = size;
            put(known, tuple);
        }
        return known;
    }

    /** Gives a task its number, as a campaign that goes on had given it before. */
    public synchronized void put(int number, int[] tuple) {
        Columns into = arrays;
        while ((number + 1) * WIDTH > into.tuples().length) {
            into = grown(into);
        }
        System.arraycopy(tuple, 0, into.tuples(), number * WIDTH, WIDTH);
        size = Math.max(size, number + 1);
        into.enter(number);
        arrays = into;
    }

    private Columns grown(Columns from) {
        Columns grown = new Columns(2 * from.tuples().length / WIDTH);
        System.arraycopy(from.tuples(), 0, grown.tuples(), 0, size * WIDTH);
        for (int slot : from.slots()) {
            if (slot != 0) {
                grown.enter(slot - 1);
            }
        }
        return grown;
    }

    /** The tuple of a task. */
    public int[] tuple(int number) {
        return Arrays.copyOfRange(arrays.tuples(), number * WIDTH, (number + 1) * WIDTH);
    }

    /** One more than the highest number. */
    public synchronized int size() {
        return size;
    }
}
