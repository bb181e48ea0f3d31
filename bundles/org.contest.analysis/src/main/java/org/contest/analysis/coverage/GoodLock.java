/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import org.contest.analysis.stream.LockSets;
import org.contest.analysis.stream.Steps;

/**
 * Nested locking (Fiedor 2014, section 3.2, GoodLock): a thread that got lock l1 at pl1 and still holds it takes l2 at
 * pl2. Task: (pl1, pl2, l1, l2[, t]).
 */
final class GoodLock implements Collector {

    private final TaskWriter tasks;
    private final LockSets locks;

    GoodLock(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
        locks = steps.locks();
    }

    @Override
    public void take(Steps step) {
        if (!locks.hasTaken()) {
            return;
        }
        int thread = step.thread();
        int taken = locks.count(thread) - 1;
        for (int i = 0; i < taken; i++) {
            if (locks.location(thread, i) != 0 && locks.location(thread, taken) != 0) {
                tasks.at(locks.location(thread, i), locks.location(thread, taken))
                    .of(locks.name(thread, i), locks.name(thread, taken))
                    .by(tasks.needsThreads() ? step.threadName() : 0).cover();
            }
        }
    }
}
