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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.core.launching.StressTarget;
import org.contest.debug.session.ReplaySession;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.TestProject;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A test of which classes were deleted since its run was recorded. */
class ReplayMissingTest {

    private static final String BASE = """
        package tests;

        public abstract class Base {
            private int count;

            @org.junit.jupiter.api.Test
            public void counts() throws InterruptedException {
                Thread other = new Thread(() -> count++, "other");
                other.start();
                count++;
                other.join();
                throw new AssertionError("always");
            }
        }
        """;
    private static final String TEST = "package tests; public class GoneTest extends Base { }";

    @BeforeAll
    static void the_debug_perspective_is_open() {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
    }

    @Test
    void a_test_class_that_was_deleted_is_told_and_no_replay_begins() throws Exception {
        IType type = type("replay-deleted");
        ILaunchConfiguration replay = replay(type);
        type.getCompilationUnit().getResource().delete(true, null);
        type.getJavaProject().getProject().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
        for (String mode : new String[] {ILaunchManager.DEBUG_MODE, ILaunchManager.RUN_MODE}) {
            CoreException refused = assertThrows(CoreException.class, () -> replay.launch(mode, null, false, true));
            assertEquals(ContestStatus.REPLAYED_TYPE_MISSING.code(), refused.getStatus().getCode());
            assertTrue(refused.getMessage().startsWith(
                "There is no class tests.GoneTest in the project \"replay-deleted\" any more"), refused.getMessage());
        }
        assertEquals(0, Walk.jvms().count());
    }

    @Test
    void another_class_that_was_deleted_is_asked_about_and_the_replay_does_not_stop_in_our_code() throws Exception {
        IType type = type("replay-baseless");
        ILaunchConfiguration replay = replay(type);
        Files.delete(type.getJavaProject().getProject().getLocation().toPath().resolve("bin/tests/Base.class"));
        try (Stops stops = new Stops()) {
            Ui.start(() -> DebugUITools.launch(replay, ILaunchManager.DEBUG_MODE));
            Shell question = Ui.awaitShell("Other Classes Than Recorded");
            Screenshots.screen("replay-missing");
            Ui.press(question, "Replay");
            try (Walk walk = new Walk(stops.await())) {
                ReplaySession session = walk.session();
                assertEquals("tests.Base", session.changedClasses().get(0));
                session.runToFailure();
                Eventually.holds(() -> "it stops or ends: " + session.state() + ", " + heldInOurs(session),
                    () -> session.hasLeftTrace() || session.isEnded() || !heldInOurs(session).isEmpty());
                assertEquals("", heldInOurs(session));
            }
        }
    }

    private static String heldInOurs(ReplaySession session) {
        try {
            for (IThread thread : session.thread().getDebugTarget().getThreads()) {
                IJavaStackFrame top = thread.isSuspended() ? (IJavaStackFrame) thread.getTopStackFrame() : null;
                if (top != null && top.getDeclaringTypeName().startsWith("org.contest.")) {
                    return top.getDeclaringTypeName() + '.' + top.getMethodName();
                }
            }
        } catch (CoreException e) {
            return ""; // it goes on
        }
        return "";
    }

    private static IType type(String project) throws Exception {
        return TestProject.create(project, "5").with("Base.java", BASE).with("GoneTest.java", TEST).built()
            .findType("tests.GoneTest");
    }

    private static ILaunchConfiguration replay(IType type) throws Exception {
        ILaunchConfiguration stress = Stressed.configured(StressTarget.tests(type), 1);
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(stress, ILaunchManager.RUN_MODE);
            CampaignEntry campaign = events.awaitEnd();
            assertFalse(campaign.snapshot().failures().isEmpty(), campaign.snapshot().message());
            return ReplayConfiguration.create(campaign, campaign.snapshot().failures().get(0));
        }
    }
}
