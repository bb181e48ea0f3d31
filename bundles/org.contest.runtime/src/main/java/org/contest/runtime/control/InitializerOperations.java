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
import org.contest.runtime.jdk.ClassInitialization;
import org.contest.runtime.model.Initializers;
import org.contest.runtime.model.Initializers.Initialization;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.policy.Script;

/**
 * Class initialization, called with the baton. An initializer is a lock of the JVM that no thread may block on for
 * real, so a thread that needs a class which another one initializes waits here. That it waits is no event.
 */
final class InitializerOperations {

    private final Scheduler scheduler;
    private final Initializers initializers;
    private final Journal journal;
    private final Chooser chooser;
    private final Script script;

    InitializerOperations(Scheduler scheduler, Model model, Journal journal, Chooser chooser,
        Script script) {
        this.scheduler = scheduler;
        this.initializers = model.initializers();
        this.journal = journal;
        this.chooser = chooser;
        this.script = script;
        ClassInitialization.forget();
        tellWhetherToAsk();
    }

    private void tellWhetherToAsk() {
        ClassInitialization.isGoingOn = initializers.any() || script.ordersInitializations();
    }

    void begin(ModelThread t, Class<?> type, int site) {
        initializers.begin(t, type, ClassInitialization.requested);
        ClassInitialization.isGoingOn = true;
        scheduler.point(t, EventKind.CLASS_INIT_BEGIN, null, 0, site);
        journal.add(t, EventKind.CLASS_INIT_BEGIN, null, 0, site, 0);
    }

    void end(ModelThread t, Class<?> type, int site) {
        try {
            scheduler.minorPoint(t, EventKind.CLASS_INIT_END, null, 0, site);
            journal.add(t, EventKind.CLASS_INIT_END, null, 0, site, 0);
        } finally {
            initializers.end(t, type);
            tellWhetherToAsk();
        }
    }

    /** The thread is about to use a class: returns when no other thread initializes it. */
    void await(ModelThread t, Class<?> type) {
        if (ClassInitialization.isGoingOn) {
            awaitAll(t, type);
        }
    }

    private void awaitAll(ModelThread t, Class<?> type) {
        leaveToOthers(t, type);
        Initialization obstacle = initializers.obstacle(t, type);
        while (obstacle != null) {
            t.pend(EventKind.CLASS_INIT_BEGIN, type, 0, 0);
            initializers.await(t, obstacle);
            scheduler.reschedule(t);
            initializers.resume(t);
            leaveToOthers(t, type);
            obstacle = initializers.obstacle(t, type);
        }
        tellWhetherToAsk();
    }

    /** What the trace tells comes before what the locks would allow; where it ends, others go first once. */
    private void leaveToOthers(ModelThread t, Class<?> type) {
        boolean more = true;
        while (more && script.leavesInitialization(t, type, initializers.taken(t, type))) {
            more = scheduler.isFollowing();
            chooser.spinning(t);
            t.pend(EventKind.CLASS_INIT_BEGIN, type, 0, -1);
            scheduler.reschedule(t);
        }
    }
}
