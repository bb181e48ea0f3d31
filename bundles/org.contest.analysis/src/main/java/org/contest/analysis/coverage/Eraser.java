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
import java.util.Locale;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.LockSets;
import org.contest.analysis.stream.Steps;

/**
 * The automaton of Eraser at each access of a plain variable (Fiedor 2014, section 3.2, Eraser). Task: (pl, var, state,
 * lockset[, t]), with state and set as the access finds them. The set is empty, and says nothing, until the second
 * thread comes: that thread's locks begin it. The state <i>exclusive'</i> is that of von Praun and Gross: the second
 * thread owns the variable, until another one comes.
 */
final class Eraser implements Collector {

    private enum State {
        VIRGIN, EXCLUSIVE, EXCLUSIVE2, SHARED, MODIFIED, RACE
    }

    private static final int[] NO_LOCKS = {};

    private static final class Variable {
        private State state = State.VIRGIN;
        private int owner;
        private int[] locks = NO_LOCKS;
        private int[] names = NO_LOCKS;
    }

    private final TaskWriter tasks;
    private final Identities identities;
    private final LockSets locks;
    private final Indexed<Variable> variables = new Indexed<>(Variable::new);
    private final int[] states;

    Eraser(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
        identities = steps.identities();
        locks = steps.locks();
        states = new int[State.values().length];
        for (State state : State.values()) {
            String name = state.name().toLowerCase(Locale.ROOT).replace('2', '\'');
            states[state.ordinal()] = identities.name(name);
        }
    }

    @Override
    public void take(Steps step) {
        if (!step.isPlainAccess()) {
            return;
        }
        Variable variable = variables.of(step.variable());
        tasks.at(step.location()).of(step.variableName(), identities.set(variable.names))
            .with(states[variable.state.ordinal()]);
        if (tasks.needsThreads()) {
            tasks.by(step.threadName());
        }
        tasks.cover();
        go(variable, step.thread(), step.kind().isWrite());
    }

    private void go(Variable variable, int thread, boolean writes) {
        boolean same = variable.owner == thread;
        switch (variable.state) {
        case VIRGIN -> enter(variable, State.EXCLUSIVE, thread);
        case EXCLUSIVE -> {
            if (!same) {
                enter(variable, State.EXCLUSIVE2, thread);
                all(variable, thread);
            }
        }
        case EXCLUSIVE2 -> {
            common(variable, thread);
            if (!same) {
                variable.state = writes ? State.MODIFIED : State.SHARED;
            }
        }
        case SHARED -> {
            common(variable, thread);
            variable.state = writes ? State.MODIFIED : State.SHARED;
        }
        case MODIFIED -> common(variable, thread);
        case RACE -> {
            return;
        }
        }
        if (variable.state == State.MODIFIED && variable.locks.length == 0) {
            variable.state = State.RACE;
        }
    }

    private static void enter(Variable variable, State state, int thread) {
        variable.state = state;
        variable.owner = thread;
    }

    private void all(Variable variable, int thread) {
        variable.locks = locks.sorted(thread);
        name(variable, thread);
    }

    /** Keeps the locks that the thread holds, too. */
    private void common(Variable variable, int thread) {
        int kept = 0;
        for (int lock : variable.locks) {
            kept += locks.holds(thread, lock) ? 1 : 0;
        }
        if (kept < variable.locks.length) {
            variable.locks = Arrays.stream(variable.locks).filter(lock -> locks.holds(thread, lock)).toArray();
            name(variable, thread);
        }
    }

    private void name(Variable variable, int thread) {
        int[] names = new int[variable.locks.length];
        int size = 0;
        for (int i = 0; i < locks.count(thread); i++) {
            if (Arrays.binarySearch(variable.locks, locks.lock(thread, i)) >= 0) {
                names[size++] = locks.name(thread, i);
            }
        }
        variable.names = Sets.of(names, size);
    }
}
