/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.contest.debug.model.ReplayTarget;
import org.contest.debug.session.ReplaySession.State;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IDebugEventSetListener;
import org.eclipse.debug.core.model.IDebugElement;
import org.eclipse.jdt.debug.core.IJavaThread;

/** Tells a session what the user does with the Java debugger alone: steps by hand, breakpoints, the end. */
final class UserEvents implements IDebugEventSetListener {

    /** A listener that hangs must not hold the replay for ever. */
    private static final int TELLING_SECONDS = 5;

    private final ReplaySession session;
    /** True until the JVM goes on to where the user wants it: what comes of its last stop says nothing any more. */
    private volatile boolean commanded;

    UserEvents(ReplaySession session) {
        this.session = session;
    }

    /** From now on what the debugger tells comes of a command to the session. */
    void ignore() {
        commanded = true;
    }

    /** From now on what the debugger tells is done by the user. */
    void listen() {
        commanded = false;
    }

    /** Waits until the debugger has told everything that has happened so far: it tells in order. */
    void awaitEarlier() {
        CountDownLatch told = new CountDownLatch(1);
        DebugEvent last = new DebugEvent(session.debuggee().target(), DebugEvent.MODEL_SPECIFIC);
        last.setData(told);
        DebugPlugin.getDefault().fireDebugEventSet(new DebugEvent[] {last});
        try {
            told.await(TELLING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void handleDebugEvents(DebugEvent[] events) {
        for (DebugEvent event : events) {
            ReplayTarget target = session.debuggee().target();
            if (event.getData() instanceof CountDownLatch told) {
                told.countDown();
            } else if (event.getKind() == DebugEvent.TERMINATE && event.getSource() == target) {
                session.ended();
            } else if (event.getKind() == DebugEvent.TERMINATE && event.getSource() == session.debuggee().process()) {
                session.judged();
            } else if (event.getSource() instanceof IDebugElement element && element.getDebugTarget() == target
                && !event.isEvaluation() && !commanded) {
                byHand(event, target);
            }
        }
    }

    /** Events come late: only what is still so counts. */
    private void byHand(DebugEvent event, ReplayTarget target) {
        IJavaThread thread = session.thread();
        boolean suspended = target.isSuspended() || thread != null && thread.isSuspended();
        if (event.getKind() == DebugEvent.RESUME && session.isStopped() && !suspended) {
            session.wentOn();
        } else if (event.getKind() == DebugEvent.SUSPEND && session.state() == State.RUNNING
            && event.getSource() instanceof IJavaThread holder && target.holdsForUser(holder)
            && isOfUser(event, holder)) {
            session.held(holder);
        }
    }

    /** Stops of ours have no breakpoint that the debugger knows. */
    private static boolean isOfUser(DebugEvent event, IJavaThread holder) {
        return event.getDetail() != DebugEvent.BREAKPOINT || holder.getBreakpoints().length > 0;
    }
}
