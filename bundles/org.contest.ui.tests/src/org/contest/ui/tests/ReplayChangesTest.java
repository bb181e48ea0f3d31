/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.core.launching.StressConfigurations;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.TestProject;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.core.IType;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.Test;

/** A program that was changed since its run was recorded. */
class ReplayChangesTest {

    private static final String SOURCE = """
        package tests;

        class Changed {
            static int value;

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> value = 1, "other");
                other.start();
                value = 2;
                other.join();
                throw new IllegalStateException("always");
            }
        }
        """;

    @Test
    void the_session_asks_first_and_stops_where_the_program_does_something_else() throws Exception {
        TestProject project = TestProject.create("changed", "5").with("Changed.java", SOURCE);
        IType type = project.built().findType("tests.Changed");
        StressConfigurations.findOrCreate(type);
        try (Campaigns events = new Campaigns(); Stops stops = new Stops()) {
            DebugUITools.launch(StressConfigurations.find(type), ILaunchManager.RUN_MODE);
            CampaignEntry campaign = events.awaitEnd();
            ILaunchConfiguration replay =
                ReplayConfiguration.create(campaign, campaign.snapshot().failures().get(0));
            type.getCompilationUnit().getBuffer().setContents(SOURCE.replace("value = 2;", "value += 2;"));
            type.getCompilationUnit().save(null, true);
            project.built();
            Views.perspective("org.eclipse.debug.ui.DebugPerspective");
            Ui.start(() -> DebugUITools.launch(replay, ILaunchManager.DEBUG_MODE));
            Shell question = Ui.awaitShell("Other Classes Than Recorded");
            Screenshots.screen("replay-changed");
            Ui.press(question, "Replay");
            try (Walk walk = new Walk(stops.await())) {
                leave(walk);
            }
        }
    }

    private static void leave(Walk walk) throws Exception {
        ReplaySession session = walk.session();
        walk.toFailure();
        assertTrue(session.hasLeftTrace(), session.why());
        assertTrue(session.why().startsWith("tests.Changed was changed since the recording. Thread \"main\" left"),
            session.why());
        assertFalse(session.why().contains("unknown"), session.why());
        SequenceView view = (SequenceView) Views.show(SequenceView.ID);
        Eventually.holds("the view says so", () -> Ui.call(
            () -> view.sentence().contains("Resume goes on without the trace")));
        Screenshots.screen("replay-left");
        session.thread().getDebugTarget().resume();
        Eventually.holds(() -> "the program goes on without the trace, and throws: " + session.why(),
            () -> session.state() == State.FAILED && session.why().startsWith("java.lang.IllegalStateException"));
        session.thread().getDebugTarget().resume();
        Eventually.holds("the program goes on to its end", session::isEnded);
    }
}
