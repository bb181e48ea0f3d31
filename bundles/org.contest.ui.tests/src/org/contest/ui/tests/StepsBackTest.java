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

import org.contest.debug.session.ReplaySession;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.Test;

/** Steps back that the user asks for faster than JVMs can go there. */
class StepsBackTest {

    private static final String SOURCE = """
        package tests;

        public class Tally {
            static int count;

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(Tally::add, "other");
                other.start();
                add();
                other.join();
                if (count != 20) {
                    throw new IllegalStateException("counted " + count);
                }
            }

            static void add() {
                for (int i = 0; i < 10; i++) {
                    count++;
                }
            }
        }
        """;
    private static final int FROM = 25;
    private static final int STEPS = 12;

    @Test
    void none_is_lost_and_the_view_is_ahead_of_the_replay() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("steps-back", "Tally", SOURCE, 200);
        try (Walk walk = new Walk(program.replay())) {
            walk.to(FROM);
            ReplaySession session = walk.session();
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
            for (int i = 1; i <= STEPS; i++) {
                Ui.run(() -> handlers.executeCommand("org.contest.debug.ui.backEvent", null));
                assertEquals(FROM - i, session.heading());
            }
            Eventually.holds("the view tells where it goes or stands", () -> Ui.call(() -> view.sentence())
                .matches("(Going back to|Before) event " + (FROM - STEPS) + " of .*"));
            Eventually.holds("it goes back so far", () -> session.isStopped() && session.at() == FROM - STEPS);
            Stops.assertAt(session, FROM - STEPS);
            walk.forwards(STEPS);
            walk.toFailure();
        }
    }
}
