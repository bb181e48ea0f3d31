/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

import java.util.Arrays;
import org.contest.runtime.model.ModelThread;

/** What starts and joins order in every schedule: an access before a start cannot be concurrent with the child's. */
final class ThreadOrder {

    private static final int MAIN = 0;

    /** By index: the thread, and the number of the event that started it, 0 for one that nobody saw start. */
    private Thread[] threads = new Thread[16];
    private int[] births = new int[16];
    /** By index: the thread that last saw its end by a join, plus 1. */
    private int[] joiners = new int[16];
    private boolean[] known = new boolean[16];
    private int others;
    private int joinedByMain;

    private void reserve(int index) {
        if (index >= births.length) {
            int length = Math.max(index + 1, births.length * 2);
            threads = Arrays.copyOf(threads, length);
            births = Arrays.copyOf(births, length);
            joiners = Arrays.copyOf(joiners, length);
            known = Arrays.copyOf(known, length);
        }
    }

    /** A thread with events: one that was not started under our eyes is never alone with main again. */
    void meet(int index) {
        reserve(index);
        if (index != MAIN && !known[index]) {
            known[index] = true;
            others++;
        }
    }

    /** A thread was started. */
    void started(int index, Thread thread, int number) {
        meet(index);
        threads[index] = thread;
        births[index] = number;
    }

    /** A join saw the end of a thread. True when all others have ended before what {@code t} does next. */
    boolean joined(ModelThread t, Thread ended) {
        for (int index = 0; index < threads.length; index++) {
            if (threads[index] == ended) {
                boolean again = joiners[index] == MAIN + 1;
                joiners[index] = t.index + 1;
                joinedByMain += t.index == MAIN && !again ? 1 : 0;
                return isAlone(t);
            }
        }
        return false;
    }

    /** True when everything that other threads did is over in every schedule, and they do nothing any more. */
    boolean isAlone(ModelThread t) {
        return t.index == MAIN && joinedByMain == others;
    }

    /** True when all that {@code first} did up to an event comes before whatever {@code then} does from now on. */
    boolean isOrdered(int first, int number, ModelThread then) {
        if (first == then.index || joiners[first] == then.index + 1) {
            return true;
        }
        for (ModelThread t = then; t.parent != null; t = t.parent) {
            if (t.parent.index == first) {
                return births[t.index] > number;
            }
        }
        return false;
    }
}
