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
import java.util.Map;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.LockSets;
import org.contest.analysis.stream.Steps;

/**
 * The lock sets of GoldiLocks at each access of a plain variable (Fiedor 2014, section 3.2). Task of GoldiLock: (pl,
 * var, goldilockset[, t]), the set as the access finds it: threads that may access the variable now, and locks and
 * volatile variables by which others may come to; empty at the first access. Task of GoldiLockSC: (pl, var, state,
 * set), where a short circuit makes the set needless: SCT when the same thread had the variable last, SCL when it holds
 * a lock that was held then; else LS when the set allows the access, and E when it does not and one of the two writes.
 */
final class GoldiLocks implements Collector {

    /** What the states of GoldiLockSC weigh in WGoldiLockSC (Fiedor 2014, section 5). */
    static final Map<String, Integer> WEIGHTS = Map.of("SCT", 1, "SCL", 5, "LS", 5, "E", 10);

    private static final int[] NOTHING = {};

    private static final class Variable {
        private int[] set = NOTHING;
        private int since;
        private int lastThread = -1;
        private boolean lastWrites;
        private int[] lastLocks = NOTHING;
    }

    private final TaskWriter tasks;
    private final Identities identities;
    private final LockSets locks;
    private final Transfers transfers;
    private final boolean shortCircuits;
    private final Indexed<Variable> variables = new Indexed<>(Variable::new);
    private final int sameThread;
    private final int sameLock;
    private final int lockSet;
    private final int error;

    private GoldiLocks(Steps steps, TaskWriter tasks, boolean shortCircuits) {
        this.tasks = tasks;
        this.shortCircuits = shortCircuits;
        identities = steps.identities();
        locks = steps.locks();
        transfers = new Transfers();
        sameThread = identities.name("SCT");
        sameLock = identities.name("SCL");
        lockSet = identities.name("LS");
        error = identities.name("E");
    }

    /** Finds the tasks of GoldiLock. */
    static GoldiLocks whole(Steps steps, TaskWriter tasks) {
        return new GoldiLocks(steps, tasks, false);
    }

    /** Finds the tasks of GoldiLockSC. */
    static GoldiLocks withShortCircuits(Steps steps, TaskWriter tasks) {
        return new GoldiLocks(steps, tasks, true);
    }

    @Override
    public void take(Steps step) {
        transfers.take(step);
        if (!step.isPlainAccess()) {
            return;
        }
        Variable variable = variables.of(step.variable());
        int circuit = shortCircuits ? circuit(variable, step.thread()) : 0;
        int thread = transfers.ofThread(step);
        if (circuit == 0) {
            variable.set = transfers.grown(variable.set, variable.since);
        }
        cover(step, variable, circuit, thread);
        variable.set = new int[] {thread};
        variable.since = transfers.size();
        variable.lastThread = step.thread();
        variable.lastWrites = step.kind().isWrite();
        if (shortCircuits) {
            variable.lastLocks = locks.sorted(step.thread());
        }
    }

    private int circuit(Variable variable, int thread) {
        if (variable.lastThread == thread) {
            return sameThread;
        }
        return Arrays.stream(variable.lastLocks).anyMatch(lock -> locks.holds(thread, lock)) ? sameLock : 0;
    }

    private void cover(Steps step, Variable variable, int circuit, int thread) {
        int set = circuit == 0 ? identities.set(transfers.names(variable.set)) : 0;
        if (shortCircuits) {
            boolean ordered = variable.lastThread < 0 || Arrays.binarySearch(variable.set, thread) >= 0
                || !variable.lastWrites && !step.kind().isWrite();
            tasks.with(circuit != 0 ? circuit : ordered ? lockSet : error);
        }
        tasks.at(step.location()).of(step.variableName(), set);
        if (tasks.needsThreads()) {
            tasks.by(step.threadName());
        }
        tasks.cover();
    }
}
