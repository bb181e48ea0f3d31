/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.Map;
import java.util.TreeMap;

/** How a curve has grown: new tasks by run. */
final class Growth {

    private final TreeMap<Integer, Integer> fresh = new TreeMap<>();
    /** So far the tasks are summed up, as more and more are asked for. */
    private int summedTo;
    private long sum;
    private long asked;

    /** A task was covered first in a run. */
    void add(int run) {
        fresh.merge(run, 1, Integer::sum);
        if (run <= summedTo) {
            beginAnew();
        }
    }

    private void beginAnew() {
        summedTo = 0;
        sum = 0;
    }

    /** The run that brought the curve to so many tasks; 0 for none. */
    int reached(long tasks) {
        if (tasks < asked) {
            beginAnew();
        }
        asked = tasks;
        Map.Entry<Integer, Integer> next = fresh.higherEntry(summedTo);
        while (sum < tasks && next != null) {
            sum += next.getValue();
            summedTo = next.getKey();
            next = fresh.higherEntry(summedTo);
        }
        return tasks == 0 ? 0 : summedTo;
    }
}
