/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import org.contest.analysis.identity.TaskTable;
import org.jspecify.annotations.Nullable;

/**
 * Takes the tasks of a collector: the parts first, {@link #cover} last, which begins a new task as well. A basic metric
 * gets them without threads.
 */
final class TaskWriter {

    private final int[] tuple = new int[TaskTable.WIDTH];
    private @Nullable RunTasks basic;
    private @Nullable RunTasks extended;

    /** Lets the tasks of a metric go here. */
    void add(CoverageMetric metric, RunTasks tasks) {
        if (metric.hasThreads()) {
            extended = tasks;
        } else {
            basic = tasks;
        }
    }

    /** True when somebody asks for threads. */
    boolean needsThreads() {
        return extended != null;
    }

    TaskWriter at(int location) {
        tuple[TaskTable.LOCATION] = location;
        return this;
    }

    TaskWriter at(int first, int second) {
        tuple[TaskTable.LOCATION + 1] = second;
        return at(first);
    }

    TaskWriter at(int first, int second, int third) {
        tuple[TaskTable.LOCATION + 2] = third;
        return at(first, second);
    }

    TaskWriter of(int object) {
        tuple[TaskTable.OBJECT] = object;
        return this;
    }

    TaskWriter of(int first, int second) {
        tuple[TaskTable.OBJECT + 1] = second;
        return of(first);
    }

    TaskWriter with(int detail) {
        tuple[TaskTable.DETAIL] = detail;
        return this;
    }

    TaskWriter by(int thread) {
        tuple[TaskTable.THREAD] = thread;
        return this;
    }

    TaskWriter by(int first, int second) {
        tuple[TaskTable.THREAD + 1] = second;
        return by(first);
    }

    /** The task is covered. */
    void cover() {
        if (extended != null) {
            extended.cover(tuple);
        }
        if (basic != null) {
            by(0, 0);
            basic.cover(tuple);
        }
        java.util.Arrays.fill(tuple, 0);
    }
}
