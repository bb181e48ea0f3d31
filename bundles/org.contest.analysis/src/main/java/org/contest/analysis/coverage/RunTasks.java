/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.Arrays;
import org.contest.analysis.identity.TaskTable;

/** The numbers of the tasks of one metric that a run covers, each once. Serves one run after the other. */
final class RunTasks {

    private static final int FIRST = 64;

    private final TaskTable table;
    private int[] stamps = new int[FIRST];
    private int[] covered = new int[FIRST];
    private int size;
    private int stamp = 1;

    RunTasks(TaskTable table) {
        this.table = table;
    }

    void cover(int[] tuple) {
        int number = table.number(tuple);
        if (number >= stamps.length) {
            stamps = Arrays.copyOf(stamps, Math.max(number + 1, 2 * stamps.length));
        }
        if (stamps[number] != stamp) {
            stamps[number] = stamp;
            if (size == covered.length) {
                covered = Arrays.copyOf(covered, 2 * size);
            }
            covered[size++] = number;
        }
    }

    /** What was covered since the last call, sorted. */
    int[] take() {
        int[] taken = Arrays.copyOf(covered, size);
        Arrays.sort(taken);
        size = 0;
        if (++stamp == 0) {
            Arrays.fill(stamps, 0);
            stamp = 1;
        }
        return taken;
    }
}
