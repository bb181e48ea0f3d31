/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.EventKind;
import org.contest.runtime.Sections;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.policy.SchedulingPolicy;

/** In sections without events threads block and wake in the model, as elsewhere, and no trace tells of it. */
final class SectionOperations extends Sections {

    private final Scheduler scheduler;
    private final ThreadOperations threads;
    private final SchedulingPolicy policy;

    SectionOperations(Scheduler scheduler, ThreadOperations threads, SchedulingPolicy policy) {
        this.scheduler = scheduler;
        this.threads = threads;
        this.policy = policy;
    }

    /** Inside a library only for a lock of the run: else a thread of the JDK may be the one that ends the park. */
    @Override
    public void park(Object blocker, long nanos) {
        ModelThread t = current();
        if (t.isInLibrary() && WaitsFor.owner(t, blocker) == null) {
            super.park(blocker, nanos);
            return;
        }
        scheduler.enter(t);
        try {
            if (!threads.comesBack(t, nanos)) {
                t.pend(EventKind.PARK_END, t.thread, 0, -1);
                t.unseen = true;
                threads.blockInPark(t, blocker, nanos);
                t.unseen = false;
            }
            t.permit = false;
            t.outcome = null;
        } finally {
            scheduler.leave(t);
        }
    }

    /** Another one has to do its next step first, perhaps. */
    @Override
    public void giveWay() {
        ModelThread t = current();
        scheduler.enter(t);
        try {
            t.pend(EventKind.YIELD, null, 0, -1);
            t.unseen = true;
            policy.spinning(t);
            scheduler.reschedule(t);
            t.unseen = false;
        } finally {
            scheduler.leave(t);
        }
    }

    @Override
    public void spin() {
        giveWay();
    }

    @Override
    public void unpark(Thread other) {
        ModelThread t = current();
        if (!scheduler.enterQuietly(t)) {
            super.unpark(other);
            return;
        }
        try {
            threads.unpark(other);
        } finally {
            scheduler.leave(t);
        }
    }

    @Override
    public void interrupt(Thread other) {
        ModelThread t = current();
        if (!scheduler.enterQuietly(t)) {
            super.interrupt(other);
            return;
        }
        try {
            threads.interrupt(other);
        } finally {
            scheduler.leave(t);
        }
    }

    @Override
    public boolean isInterrupted(Thread other, boolean clear) {
        return threads.isInterrupted(other, clear);
    }

    private static ModelThread current() {
        return (ModelThread) ThreadTable.current();
    }
}
