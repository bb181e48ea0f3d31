/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.contest.ui.ContestUi;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.swt.SWT;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Keys of the debugger where a replay has just begun: no code of the program runs, there is no frame to select. */
class ReplayKeysTest {

    private static final String SOURCE = """
        package tests;

        public class Keys {
            private static int count;

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> count++, "other");
                other.start();
                count++;
                other.join();
                if (count != 2) {
                    throw new IllegalStateException("counted " + count);
                }
            }
        }
        """;
    private static final String RESUME = "org.eclipse.debug.ui.commands.Resume";
    private static final String NEXT = "org.contest.debug.ui.next";

    private static DebuggedProgram program;

    @BeforeAll
    static void a_program_has_failed() throws Exception {
        program = DebuggedProgram.of("replay-keys", "Keys", SOURCE, 200);
    }

    /** A session that lives would be the one that the views of other tests show. */
    @AfterEach
    void nothing_is_left_running() throws Exception {
        for (ILaunch launch : DebugPlugin.getDefault().getLaunchManager().getLaunches()) {
            launch.terminate();
        }
    }

    @Test
    void f8_lets_a_replay_go_on_that_has_just_begun() throws Exception {
        try (Stops stops = new Stops()) {
            ReplaySession session = begun(stops);
            awaitEnabled(RESUME);
            Eventually.holds("something is selected in the Debug view, to which the key goes",
                () -> Ui.call(DebugUITools::getDebugContext) != null);
            Ui.key(SWT.F8);
            Eventually.holds("the replay runs to its failure", () -> session.state() == State.FAILED);
        }
    }

    @Test
    void the_key_of_the_next_operation_leads_from_the_beginning_to_it() throws Exception {
        try (Stops stops = new Stops()) {
            ReplaySession session = begun(stops);
            awaitEnabled(NEXT);
            Ui.key(SWT.CTRL, SWT.SHIFT, '.');
            Eventually.holds("the replay stops at the next operation",
                () -> session.state() == State.STOPPED && session.at() == 1);
        }
    }

    /** The Debug perspective is open. */
    private static ReplaySession begun(Stops stops) throws Exception {
        Views.perspective(ContestUi.PERSPECTIVE);
        program.replay().launch(ILaunchManager.DEBUG_MODE, null, false, true);
        ReplaySession session = stops.await();
        Stops.assertAt(session, 0);
        Eventually.holds("the Debug perspective opens",
            () -> Ui.call(() -> Views.page().getPerspective().getId().equals(IDebugUIConstants.ID_DEBUG_PERSPECTIVE)));
        Views.show(IDebugUIConstants.ID_DEBUG_VIEW);
        return session;
    }

    private static void awaitEnabled(String command) {
        Eventually.holds(command + " is enabled", () -> Ui.call(
            () -> PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(command).isEnabled()
                && PlatformUI.getWorkbench().getService(IBindingService.class).getBestActiveBindingFor(command) != null
                && Ui.display().getFocusControl() != null));
    }
}
