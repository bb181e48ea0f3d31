/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import java.util.Arrays;

/** The blocked timed operations of a run, by deadline. Few at a time: a plain list. */
public final class Timers {

    /** The deadline of an untimed operation. */
    public static final long NEVER = Long.MAX_VALUE;

    private ModelThread[] threads = new ModelThread[8];
    private int size;

    /** A thread blocks until {@code deadline}; {@link #NEVER} is not entered. */
    public void add(ModelThread t, long deadline) {
        t.deadline = deadline;
        if (deadline != NEVER) {
            if (size == threads.length) {
                threads = Arrays.copyOf(threads, size * 2);
            }
            threads[size++] = t;
        }
    }

    /** A thread is blocked no more. */
    public void remove(ModelThread t) {
        if (t.deadline == NEVER) {
            return;
        }
        t.deadline = NEVER;
        for (int i = 0; i < size; i++) {
            if (threads[i] == t) {
                System.arraycopy(threads, i + 1, threads, i, size - i - 1);
                threads[--size] = null;
                return;
            }
        }
    }

    /** The thread whose deadline is next, the one that blocked first when equal; null when there is none. */
    public ModelThread earliest() {
        return earliest(false);
    }

    /** As {@link #earliest}, of those that sleep, or back off to look again. */
    public ModelThread earliestPause() {
        return earliest(true);
    }

    private ModelThread earliest(boolean pausesOnly) {
        ModelThread earliest = null;
        for (int i = 0; i < size; i++) {
            ModelThread t = threads[i];
            boolean counts = !pausesOnly || t.sleeping || t.backsOff;
            if (counts && (earliest == null || t.deadline < earliest.deadline)) {
                earliest = t;
            }
        }
        return earliest;
    }

    /** The number of blocked timed operations. */
    public int size() {
        return size;
    }
}
