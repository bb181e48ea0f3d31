/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.analysis.sequence.Sequence;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.contest.debug.session.ValueOrigin;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.FailureRow;
import org.contest.protocol.EventKind;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.ContestUi;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A failure is debugged: forwards, backwards and to the failure; at each stop all is as in the trace. */
class ReplaySessionTest {

    private static final int FORWARDS = 20;
    private static final int BACKWARDS = 10;
    private static final double WIDE = 0.9;

    @BeforeEach
    void the_example_project_is_there() throws Exception {
        Examples.project();
    }

    @Test
    void a_race_is_walked_forwards_and_backwards_and_stops_where_its_exception_is_thrown() throws Exception {
        FailureRow failure = walk("changenotification.ChangeNotification");
        assertEquals("exception", failure.kind());
    }

    @Test
    void a_deadlock_is_walked_and_stops_with_all_threads_where_they_wait() throws Exception {
        FailureRow failure = walk("philosophers.DiningPhilosophers");
        assertEquals("deadlock", failure.kind());
    }

    private static FailureRow walk(String program) throws Exception {
        CampaignEntry campaign = failedCampaign(program);
        FailureRow failure = campaign.snapshot().failures().get(0);
        try (Stops stops = new Stops(); Campaigns events = new Campaigns()) {
            Views.perspective(ContestUi.PERSPECTIVE);
            ReplayConfiguration.create(campaign, failure).launch(ILaunchManager.DEBUG_MODE, null, false, true);
            ReplaySession session = stops.await();
            Stops.assertAt(session, 0);
            assertBegins(session);
            stops.medianMillis();
            int walked = forwards(stops, session);
            assertTrue(walked >= BACKWARDS, "failed after " + walked + " events");
            System.out.println(program + " forwards, median: " + stops.medianMillis() + " ms");
            for (int event = walked - 1; event >= walked - BACKWARDS; event--) {
                int next = event;
                Stops.assertAt(stops.after(() -> session.goTo(next)), event);
            }
            System.out.println(program + " backwards, median: " + stops.medianMillis() + " ms, standby "
                + session.ladder().places());
            stops.after(session::runToFailure);
            assertFailure(session, failure);
            if (failure.kind().equals("exception")) {
                assertOrigin(session);
            }
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Eventually.holds("the view tells of the failure",
                () -> Ui.call(() -> view.sentence().startsWith(failure.kind().equals("deadlock")
                    ? "Failed after the last of " + session.at() + " events: Deadlock: "
                    : "Failed before event " + session.at() + " of ")));
            Screenshots.screen("sequence-" + failure.kind());
            Ui.run(() -> view.showTab(1));
            Screenshots.screen("lanes-" + failure.kind());
            Ui.run(() -> view.showTab(2));
            Eventually.holds("the switch that decided it is told",
                () -> Ui.call(() -> view.explanation().contains("It was decided before event ")));
            Screenshots.screen("explanation-" + failure.kind());
            Ui.run(() -> view.showTab(1));
            Screenshots.screen("lanes-explained-" + failure.kind());
            session.thread().getDebugTarget().resume();
            assertTrue(events.awaitReplay().reproduced());
            Eventually.holds("the view tells how it came out", () -> Ui.call(
                () -> view.sentence().equals("The replay has ended. The recorded failure came again.")));
        }
        return failure;
    }

    /** Walks to the failure, but at most so many events; the last event where it stood before it failed. */
    private static int forwards(Stops stops, ReplaySession session) throws Exception {
        for (int event = 1; event <= FORWARDS; event++) {
            int next = event;
            if (stops.after(() -> session.goTo(next)).state() == State.FAILED) {
                return event - 1;
            }
            Stops.assertAt(session, event);
            assertReadValueIsSeen(session, event);
        }
        return FORWARDS;
    }

    /** Before the first event no code of the program runs; the view opens where the perspective has room for it. */
    private static void assertBegins(ReplaySession session) throws Exception {
        assertEquals(0, session.thread().getStackFrames().length, "nothing of what starts the program is shown");
        Eventually.holds("the view is as wide as the window in the Debug perspective", () -> Ui.call(() -> {
            IWorkbenchPage page = Views.page();
            return page.getPerspective().getId().equals(IDebugUIConstants.ID_DEBUG_PERSPECTIVE)
                && page.findView(SequenceView.ID) instanceof SequenceView view
                && Views.widget(view, CTabFolder.class).getSize().x > page.getWorkbenchWindow().getShell()
                    .getClientArea().width * WIDE;
        }));
    }

    private static void assertReadValueIsSeen(ReplaySession session, int event) {
        if (session.sequence().trace().kind(event) == EventKind.READ) {
            assertNotEquals("", session.values().of(event), session.sequence().operation(event));
        }
    }

    /** Where the exception is thrown: the subject is null because of the write that the trace has last before. */
    private static void assertOrigin(ReplaySession session) throws Exception {
        Sequence sequence = session.sequence();
        int failed = session.at();
        IJavaObject observer = ((IJavaStackFrame) session.thread().getTopStackFrame()).getThis();
        IJavaObject notification = (IJavaObject) observer.getField("notification", false).getValue();
        ValueOrigin origins = new ValueOrigin(session);
        int origin = origins.writer(origins.of(notification.getField("subject", false), null));
        assertEquals(sequence.writer(failed, "subject"), origin);
        assertEquals("write", sequence.operation(origin));
        assertEquals(failed, session.at(), "asking has not moved the replay");
        assertEquals(State.FAILED, session.state(), "asking has not moved the replay");
    }

    private static void assertFailure(ReplaySession session, FailureRow failure) throws Exception {
        assertEquals(State.FAILED, session.state(), "the replay went past its failure");
        assertFalse(session.why().isEmpty());
        Eventually.holds("the thread that failed is selected in the Debug view",
            () -> Ui.call(() -> DebugUITools.getDebugContext() instanceof IStackFrame frame
                && frame.getThread() == session.thread()));
        assertNotEquals("main", session.thread().getName());
        IJavaStackFrame top = (IJavaStackFrame) session.thread().getTopStackFrame();
        if (failure.kind().equals("deadlock")) {
            assertTrue(waiting(session, failure) >= 2, failure.message());
            assertEquals(5, contended(session), "each philosopher wants a fork that the next one holds");
            assertTrue(session.inPlainWords().matches("Deadlock: .+ waits for \\w+#\\d, which .+ holds; .+ holds\\."),
                session.inPlainWords());
        } else {
            assertTrue(failure.frames().get(0).contains(":" + top.getLineNumber() + ")"), failure.frames() + " " + top);
            assertTrue(session.inPlainWords().endsWith(": " + failure.message()), session.inPlainWords());
        }
    }

    /** How many threads hold a lock, and want one that another thread holds. */
    private static int contended(ReplaySession session) throws Exception {
        int contended = 0;
        for (IThread thread : session.thread().getDebugTarget().getThreads()) {
            IJavaThread waiting = (IJavaThread) thread;
            IJavaObject wanted = waiting.getContendedMonitor();
            if (wanted != null) {
                assertEquals(1, waiting.getOwnedMonitors().length, thread.getName());
                IJavaThread owner = wanted.getOwningThread();
                assertNotEquals(thread.getName(), owner.getName());
                assertEquals(wanted, owner.getOwnedMonitors()[0]);
                contended++;
            }
        }
        return contended;
    }

    /** How many threads wait at the line of the failure. */
    private static int waiting(ReplaySession session, FailureRow failure) throws Exception {
        int waiting = 0;
        for (IThread thread : session.thread().getDebugTarget().getThreads()) {
            assertTrue(thread.isSuspended(), thread.getName());
            IStackFrame top = thread.getTopStackFrame();
            assertFalse(((IJavaStackFrame) top).getDeclaringTypeName().startsWith("org.contest.runtime"), "ours");
            waiting += failure.frames().get(0).contains(":" + top.getLineNumber() + ")") ? 1 : 0;
        }
        return waiting;
    }

    private static CampaignEntry failedCampaign(String program) throws Exception {
        IType main = Examples.type(program);
        ILaunchConfigurationWorkingCopy copy = StressConfigurations.findOrCreate(main).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.SCHEDULER, "random");
        StressOptions.set(copy, CampaignOption.SEED, "7");
        StressOptions.set(copy, CampaignOption.RUNS, "60");
        copy.doSave();
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(StressConfigurations.find(main), ILaunchManager.RUN_MODE);
            CampaignEntry campaign = events.awaitEnd();
            assertFalse(campaign.snapshot().failures().isEmpty(), "no run failed");
            return campaign;
        }
    }
}
