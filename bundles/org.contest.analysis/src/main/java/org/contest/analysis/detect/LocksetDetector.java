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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
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
        private final Set<Integer> locks = new HashSet<>();
    }

    private final SiteFacts facts;
    private final HappensBefore order;
    private final HeldLocks locks;
    private final Map<Long, Variable> variables = new HashMap<>();
    private final List<Suspect> suspects = new ArrayList<>();

    /**
     * A detector.
     *
     * @param order of everything but locks
     */
    LocksetDetector(SiteFacts facts, HappensBefore order) {
        this.facts = facts;
        this.order = order;
        this.locks = new HeldLocks(facts);
    }

    @Override
    public void event(int number, int thread, EventKind kind, int site, int object, long value) {
        boolean field = kind == EventKind.READ || kind == EventKind.WRITE || kind == EventKind.STATIC_READ
            || kind == EventKind.STATIC_WRITE;
        if (field && facts.isOwn(site)) {
            long key = (long) object << 32 | facts.variable(site);
            access(variables.computeIfAbsent(key, k -> new Variable()), number, thread, kind.isWrite());
        } else {
            locks.event(number, thread, kind, site, object);
        }
    }

    private void access(Variable variable, int number, int thread, boolean write) {
        boolean fresh = variable.time == 0 || variable.time <= order.clock(thread).of(variable.thread);
        if (variable.thread != thread || variable.time == 0) {
            if (fresh) {
                variable.shared = false;
                variable.written = false;
            } else if (!variable.shared) {
                variable.shared = true;
                variable.locks.addAll(held(thread));
            }
        }
        variable.written |= write;
        if (variable.shared) {
            variable.locks.retainAll(held(thread));
            tell(variable, number, thread);
        }
        variable.thread = thread;
        variable.event = number;
        variable.time = order.clock(thread).of(thread);
    }

    private void tell(Variable variable, int number, int thread) {
        if (variable.locks.isEmpty() && variable.written && !variable.told && variable.thread != thread
            && suspects.size() < MOST) {
            variable.told = true;
            suspects.add(new Suspect(FindingKind.UNPROTECTED_VARIABLE, List.of(variable.event, number)));
        }
    }

    private Set<Integer> held(int thread) {
        Set<Integer> objects = new HashSet<>();
        locks.of(thread).forEach(lock -> objects.add(lock.object()));
        return objects;
    }

    @Override
    public List<Suspect> suspects() {
        return List.copyOf(suspects);
    }
}
