/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.contest.debug.session.ReplaySessionListener;
import org.contest.debug.session.ReplaySessions;
import org.contest.protocol.Site;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.DebugException;
import org.eclipse.jdt.debug.core.IJavaStackFrame;

/** Waits for the stops of a replay session, and takes the time. */
public final class Stops implements ReplaySessionListener, AutoCloseable {

    private final Semaphore changes = new Semaphore(0);
    /** Sessions of other tests may still be ending. */
    private final Set<ILaunch> before = Set.of(DebugPlugin.getDefault().getLaunchManager().getLaunches());
    private volatile ReplaySession session;
    private final List<Long> nanos = new ArrayList<>();

    /** Listens to the sessions that begin from now on. */
    public Stops() {
        ReplaySessions.addListener(this);
    }

    /** Waits for the stops of a session that has begun. */
    public Stops(ReplaySession begun) {
        session = begun;
        ReplaySessions.addListener(this);
    }

    @Override
    public void changed(ReplaySession changed) {
        if (changed == session || !before.contains(changed.launch())) {
            session = changed;
            changes.release();
        }
    }

    /** The session when it has stopped, or ended. */
    public ReplaySession await() throws InterruptedException {
        while (session == null || !session.isStopped() && !session.isEnded()) {
            boolean came = changes.tryAcquire(Eventually.DEADLINE.toSeconds(), TimeUnit.SECONDS);
            if (!came) {
                Screenshots.screen("failed");
            }
            assertTrue(came, "the replay does not stop");
        }
        return session;
    }

    /** Lets the session go somewhere and waits until it stops there. */
    public ReplaySession after(Runnable command) throws InterruptedException {
        long before = System.nanoTime();
        command.run();
        ReplaySession stopped = await();
        nanos.add(System.nanoTime() - before);
        return stopped;
    }

    /** The median of the times since the last call, in milliseconds. */
    public long medianMillis() {
        List<Long> sorted = nanos.stream().sorted().toList();
        nanos.clear();
        return sorted.isEmpty() ? 0 : TimeUnit.NANOSECONDS.toMillis(sorted.get(sorted.size() / 2));
    }

    /** The thread, the top frame and its line are those of the event in the trace. */
    public static void assertAt(ReplaySession session, int event) throws Exception {
        assertEquals(State.STOPPED, session.state(), session.why());
        assertEquals(event, session.at());
        Sequence sequence = session.sequence();
        int thread = sequence.event(event).thread();
        assertEquals(
            sequence.trace().threads().stream().filter(known -> known.index() == thread).findFirst().orElseThrow()
                .name(),
            session.thread().getName());
        Site site = sequence.site(event);
        if (site.line() > 0 && sequence.sites().isOwn(site.id())) {
            assertEquals(sequence.where(event), top(session));
        }
    }

    /** The place of the top frame of the thread that has stopped, as a trace tells places. */
    public static String top(ReplaySession session) throws DebugException {
        return place((IJavaStackFrame) session.thread().getTopStackFrame());
    }

    /** The place of a frame, as a trace tells places: without the type parameters that the debugger adds. */
    static String place(IJavaStackFrame frame) throws DebugException {
        return frame.getDeclaringTypeName().replaceFirst("<.*>", "") + '.' + frame.getMethodName() + '('
            + frame.getSourceName() + ':' + frame.getLineNumber() + ')';
    }

    @Override
    public void close() {
        ReplaySessions.removeListener(this);
    }
}
