/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.contest.protocol.NumberSet;

/**
 * The recorded visits of own code: what a thread does from where the library that runs it, as the loop of a pool's
 * worker, calls own code until it is back there. Which thread of a pool does one may differ from run to run.
 */
final class Visits {

    /** So many visits that have not begun are looked at for one that begins like a new one. */
    private static final int FAR = 1024;

    private final int count;
    private final int[] visits;
    private final int[] afterInVisit;
    /** By visit: first operation, thread, next visit of the thread, whether a library has called it. */
    private int[] first = new int[16];
    private int[] threads = new int[16];
    private int[] nextOfThread = new int[16];
    private final NumberSet ofPool = new NumberSet();
    private final NumberSet begun = new NumberSet();
    /** All before it have begun. */
    private int notBegun;
    /** By thread: its first visit that has perhaps not begun. */
    private final int[] firstOfThread;
    private int size;

    /**
     * Of operations in their order.
     *
     * @param of thread of each
     * @param begins true for those before which the thread was in the library that runs it
     */
    Visits(int[] of, boolean[] begins) {
        count = of.length;
        visits = new int[count];
        afterInVisit = new int[count];
        Arrays.fill(afterInVisit, count);
        firstOfThread = new int[Arrays.stream(of).max().orElse(-1) + 1];
        Arrays.fill(firstOfThread, -1);
        int[] last = new int[firstOfThread.length];
        Arrays.fill(last, -1);
        for (int i = 0; i < count; i++) {
            int before = last[of[i]];
            if (before >= 0 && !begins[i]) {
                visits[i] = visits[before];
                afterInVisit[before] = i;
            } else {
                visits[i] = add(i, of[i], begins[i], before < 0 ? -1 : visits[before]);
            }
            last[of[i]] = i;
        }
    }

    private int add(int number, int thread, boolean pool, int before) {
        if (size == first.length) {
            first = Arrays.copyOf(first, 2 * size);
            threads = Arrays.copyOf(threads, 2 * size);
            nextOfThread = Arrays.copyOf(nextOfThread, 2 * size);
        }
        first[size] = number;
        threads[size] = thread;
        nextOfThread[size] = -1;
        if (pool) {
            ofPool.add(size);
        }
        if (before < 0) {
            firstOfThread[thread] = size;
        } else {
            nextOfThread[before] = size;
        }
        return size++;
    }

    /** The visit of an operation. */
    int of(int number) {
        return visits[number];
    }

    /** True for a visit that another thread may do. */
    boolean isOfPool(int visit) {
        return ofPool.contains(visit);
    }

    /** True when a thread does the visit, or has done it. */
    boolean hasBegun(int visit) {
        return begun.contains(visit);
    }

    /** A thread begins a visit; its first operation. */
    int begin(int visit) {
        begun.add(visit);
        return first[visit];
    }

    /** The operation that follows in a visit; the number of all for none. */
    int afterInVisit(int number) {
        return afterInVisit[number];
    }

    /** The next operation of the thread, without visits that have begun; the number of all for none. */
    int after(int number) {
        int next = afterInVisit[number];
        return next < count ? next : firstFrom(nextOfThread[visits[number]]);
    }

    private int firstFrom(int visit) {
        int next = visit;
        while (next >= 0 && begun.contains(next)) {
            next = nextOfThread[next];
        }
        return next < 0 ? count : first[next];
    }

    /** The first operation of the next visit of a recorded thread; the number of all for none. */
    int next(int thread) {
        if (thread < 0 || thread >= firstOfThread.length) {
            return count;
        }
        int next = firstFrom(firstOfThread[thread]);
        firstOfThread[thread] = next < count ? visits[next] : -1;
        return next;
    }

    /** The first operation of a visit that begins so: of the thread, or else the earliest of others. */
    int beginning(int thread, IntPredicate fits) {
        int found = count;
        notBegun = begun.nextMissing(notBegun);
        int visit = notBegun;
        for (int looked = 0; looked < FAR && visit < size; looked++, visit = begun.nextMissing(visit + 1)) {
            boolean sameThread = threads[visit] == thread;
            if ((sameThread || found == count && ofPool.contains(visit)) && fits.test(first[visit])) {
                found = first[visit];
                if (sameThread) {
                    return found;
                }
            }
        }
        return found;
    }
}
