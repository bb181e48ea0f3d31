/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.jvm.Ladder;
import org.contest.debug.jvm.ReplayJvm;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/**
 * Moves a session along its trace, one command after the other: forwards its JVM runs on, backwards another one that is
 * parked earlier in the trace takes its place.
 */
final class Navigation {

    private final ReplaySession session;
    private final Ladder ladder;
    private final Debuggee debuggee;
    private final UserEvents user;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(
        body -> Thread.ofPlatform().daemon().name("ConTest replay session").unstarted(body)); //$NON-NLS-1$
    private volatile int backTo = Sequence.NONE;

    Navigation(ReplaySession session, Debuggee debuggee, UserEvents user) {
        this.session = session;
        this.debuggee = debuggee;
        this.user = user;
        ladder = new Ladder(session.plan());
    }

    /** The standby replays. */
    Ladder ladder() {
        return ladder;
    }

    /** A JVM that stands before the first event. */
    ReplayJvm first() throws CoreException, IOException {
        return ladder.first();
    }

    /** Lets the JVM run on to the place before an event; returns at once. */
    void forwards(int event) {
        worker.execute(() -> goOn(event));
    }

    /**
     * Puts a JVM that stands before an event, or comes to it, in the place of the one there is; returns at once. On the
     * way back a further step only moves the goal: for places that nobody has waited for no JVM is needed.
     */
    synchronized void back(int event) {
        boolean started = backTo != Sequence.NONE;
        backTo = event;
        if (started) {
            ladder.leadBack(event);
        } else {
            worker.execute(this::goBack);
        }
    }

    /** The event to which it is going back, or {@link Sequence#NONE}. */
    int backTo() {
        return backTo;
    }

    /** True when it stands where it was to go; false when it goes on back, as an earlier place is wanted by now. */
    synchronized boolean arrive(int event) {
        boolean arrived = backTo == Sequence.NONE || backTo >= event;
        if (arrived) {
            backTo = Sequence.NONE;
        } else {
            worker.execute(this::goBack);
        }
        return arrived;
    }

    /** Goes to where the run fails; returns at once. */
    void toFailure() {
        worker.execute(() -> goOn(Integer.MAX_VALUE));
    }

    private void goOn(int event) {
        try {
            ladder.follow(Math.min(event, session.sequence().size()));
            debuggee.target().stops().stopAt(event);
            user.awaitEarlier();
            user.listen();
            debuggee.target().go();
        } catch (CoreException | RuntimeException e) {
            ILog.get().error("The replay cannot go on", e); //$NON-NLS-1$
        }
    }

    private void goBack() {
        try {
            ReplayJvm jvm = ladder.take(this::backTo);
            if (session.isEnded()) {
                jvm.kill();
            } else {
                user.listen();
                debuggee.become(jvm);
            }
        } catch (CoreException | IOException | RuntimeException e) {
            ILog.get().error("The replay cannot go back to event " + backTo(), e); //$NON-NLS-1$
            session.isLost(String.valueOf(e.getMessage()));
        }
    }

    /** Leaves no standby running. */
    void close() {
        ladder.close();
        worker.shutdown();
    }
}
