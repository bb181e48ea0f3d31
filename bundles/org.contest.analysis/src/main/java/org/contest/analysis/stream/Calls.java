/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;

/**
 * Calls of libraries that synchronize, as their events go by. What was called is known by the target of the first event
 * inside; that a call got what it tried to get, by a change that it made.
 */
public final class Calls {

    /** The call in which a thread is. */
    private static final class Call {
        private int operation = -1;
        private int object;
        private boolean changed;
    }

    private final Steps steps;
    private final Indexed<Call> threads = new Indexed<>(Call::new);
    private Call present = new Call();
    private boolean ends;

    Calls(Steps steps) {
        this.steps = steps;
    }

    /** Takes the event at which the steps stand. */
    void take() {
        ends = false;
        if (!steps.isCall() || steps.callSite() < 0) {
            return;
        }
        present = threads.of(steps.thread());
        int operation = steps.operation();
        if (present.operation != operation) {
            present.operation = operation;
            present.object = steps.object();
            present.changed = false;
        }
        present.changed |= steps.kind().isWrite();
        ends = steps.allOperations().lastEvent(operation) == steps.event();
    }

    /** True when the event is the last one of a call. */
    public boolean hasEnded() {
        return ends;
    }

    /** What the call means. */
    public OperationKind kind() {
        return steps.allOperations().kind(present.operation);
    }

    /** The number in the run of what was called; -1 for none. */
    public int object() {
        return present.object;
    }

    /** True when the thread had to wait in the call. */
    public boolean isBlocked() {
        Operations operations = steps.allOperations();
        return operations.isBlocked(present.operation);
    }

    /** True for an attempt that may fail, by the name of its method. */
    public boolean isAttempt() {
        return steps.sites().isAttempt(steps.callSite());
    }

    /** True for a lock of java.util.concurrent, which is given back by the thread that took it. */
    public boolean isOfLock() {
        return steps.sites().isLock(steps.callSite());
    }

    /** True when the call changed something: for an attempt, that it got what it wanted. */
    public boolean hasChanged() {
        return present.changed;
    }
}
