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
import java.util.Collections;
import java.util.List;
import org.contest.analysis.detect.HeldLocks.Held;
import org.contest.protocol.findings.FindingKind;
import org.jspecify.annotations.Nullable;

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
        /** The last access by another thread than the last one. */
        private int otherEvent;
        private @Nullable Unlocked unlocked;
    }

    /** An access after which no lock was left, what was held there, and an access by another thread before. */
    private record Unlocked(int event, int thread, List<Integer> held, int before) {
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
                variable.unlocked = null;
            } else if (!variable.shared) {
                variable.shared = true;
                variable.locks.clear();
                variable.locks.addAll(objects(now));
            }
        }
        boolean write = now.kind().isWrite();
        variable.written |= write;
        if (variable.shared) {
            retain(variable.locks, now.locks().of(thread), write);
            if (variable.locks.isEmpty() && variable.unlocked == null) {
                variable.unlocked = new Unlocked(now.number(), thread, objects(now),
                    variable.thread == thread ? variable.otherEvent : variable.event);
            }
            tell(variable, now);
        }
        variable.otherEvent = variable.thread == thread ? variable.otherEvent : variable.event;
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

    private static List<Integer> objects(Moment now) {
        return now.locks().of(now.thread()).stream().map(Held::object).toList();
    }

    private void tell(Variable variable, Moment now) {
        Unlocked unlocked = variable.unlocked;
        if (unlocked != null && variable.written && variable.thread != now.thread() && suspects.size() < MOST) {
            variable.told = true;
            suspects.add(new Suspect(FindingKind.UNPROTECTED_VARIABLE, evidence(variable, unlocked, now)));
        }
    }

    /** Two accesses by different threads that have no lock in common. */
    private static List<Integer> evidence(Variable variable, Unlocked unlocked, Moment now) {
        if (unlocked.event == now.number()) {
            return List.of(variable.event, now.number());
        }
        return unlocked.thread != now.thread() && Collections.disjoint(unlocked.held, objects(now))
            ? List.of(unlocked.event, now.number()) : List.of(unlocked.before, unlocked.event);
    }

    @Override
    public List<Suspect> suspects() {
        return List.copyOf(suspects);
    }
}
