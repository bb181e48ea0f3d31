/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import org.contest.analysis.stream.Steps;
import org.contest.protocol.EventKind;

/**
 * Pairs of program locations that followed each other, and whether the thread switched between them (Fiedor 2014,
 * section 3.1, ConcurPairs). Task: (pl1, pl2, switch).
 */
final class ConcurPairs implements Collector {

    private final TaskWriter tasks;
    private final int switched;
    private final int notSwitched;
    private int lastThread;
    private int last;

    ConcurPairs(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
        switched = steps.identities().name("switch");
        notSwitched = steps.identities().name("no switch");
    }

    @Override
    public void take(Steps step) {
        if (step.kind() == EventKind.ACCESS_RUN) {
            last = 0; // which locations these were is not known
        }
        int location = step.begins() ? step.location() : 0;
        if (location == 0) {
            return;
        }
        int thread = step.thread();
        if (last != 0) {
            tasks.at(last, location).with(lastThread == thread ? notSwitched : switched).cover();
        }
        last = location;
        lastThread = thread;
    }
}
