/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.List;
import org.contest.analysis.detect.HeldLocks.Held;
import org.contest.protocol.findings.FindingKind;

/**
 * Fields that threads share and write without a lock held at all accesses (Eraser; Savage 1997). There are other
 * ways to be safe, so this is a hint; start, join and what else orders without locks is taken for safe.
 */
final class LocksetDetector implements Detector {

    private static final int MOST = 200;

    /** The states of a variable: of one thread, read by several, written by several, told. */
    private static final class Variable {
        private int thread;
        private int event;
        private int time;
        private boolean shared;
        private boolean written;
        private boolean told;
        /** Locks that were held at all accesses since threads share it. */
        private final List<Integer> locks = new ArrayList<>(1);
    }

    private final HappensBefore order;
    private final OptimisticReads optimistic;
    private final FencedSites fenced;
    private final Slots<Variable> variables = new Slots<>(Variable::new);
    private final List<Suspect> suspects = new ArrayList<>();

    /**
     * A detector.
     *
     * @param order of everything but locks
     */
    LocksetDetector(HappensBefore order, OptimisticReads optimistic, FencedSites fenced) {
        this.order = order;
        this.optimistic = optimistic;
        this.fenced = fenced;
    }

    @Override
    public void event(Moment now) {
        switch (now.kind()) {
        case READ, STATIC_READ, WRITE, STATIC_WRITE -> {
            if (now.isOwn() && !optimistic.has(now.number()) && !fenced.has(now.site())) {
                Variable variable = variables.of(now.field());
                if (!variable.told) {
                    access(variable, now);
                }
            }
        }
        default -> {
        }
        }
    }

    private void access(Variable variable, Moment now) {
        int thread = now.thread();
        VectorClock clock = order.clock(thread);
        if (variable.thread != thread || variable.time == 0) {
            if (variable.time <= clock.of(variable.thread)) {
                variable.shared = false;
                variable.written = false;
            } else if (!variable.shared) {
                variable.shared = true;
                variable.locks.clear();
                now.locks().of(thread).forEach(lock -> variable.locks.add(lock.object()));
            }
        }
        boolean write = now.kind().isWrite();
        variable.written |= write;
        if (variable.shared) {
            retain(variable.locks, now.locks().of(thread), write);
            tell(variable, now.number(), thread);
        }
        variable.thread = thread;
        variable.event = now.number();
        variable.time = clock.of(thread);
    }

    /** A read lock protects no write. */
    private static void retain(List<Integer> locks, List<Held> held, boolean write) {
        for (int i = locks.size() - 1; i >= 0; i--) {
            int object = locks.get(i);
            boolean kept = false;
            for (int j = 0; j < held.size() && !kept; j++) {
                kept = held.get(j).object() == object && !(write && held.get(j).shared());
            }
            if (!kept) {
                locks.remove(i);
            }
        }
    }

    private void tell(Variable variable, int number, int thread) {
        if (variable.locks.isEmpty() && variable.written && variable.thread != thread && suspects.size() < MOST) {
            variable.told = true;
            suspects.add(new Suspect(FindingKind.UNPROTECTED_VARIABLE, List.of(variable.event, number)));
        }
    }

    @Override
    public List<Suspect> suspects() {
        return List.copyOf(suspects);
    }
}
