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

    ConcurPairs(Identities names, TaskWriter tasks) {
        this.tasks = tasks;
        switched = names.name("switch");
        notSwitched = names.name("no switch");
    }

    @Override
    public void take(Steps step) {
        int location = step.location();
        if (location == 0) {
            return;
        }
        if (last != 0) {
            tasks.at(last, location).with(lastThread == step.thread() ? notSwitched : switched).cover();
        }
        last = location;
        lastThread = step.thread();
    }
}
